package main

import (
	"context"
	"fmt"
	"runtime/debug"

	"github.com/bufbuild/protocompile"
	"github.com/bufbuild/protocompile/protoutil"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/pluginpb"
)

// compile returns the request that a plugin gets for a generation. The schemas'
// comments are in it.
func compile(ctx context.Context, root string, g generation) (*pluginpb.CodeGeneratorRequest, error) {
	version, err := compilerVersion()
	if err != nil {
		return nil, err
	}
	compiler := protocompile.Compiler{
		Resolver:       &protocompile.SourceResolver{Accessor: opener(root)},
		SourceInfoMode: protocompile.SourceInfoStandard,
	}
	files, err := compiler.Compile(ctx, g.schemas...)
	if err != nil {
		return nil, fmt.Errorf("compile the schemas: %w", err)
	}
	request := &pluginpb.CodeGeneratorRequest{
		FileToGenerate:  g.schemas,
		Parameter:       proto.String(g.parameter),
		CompilerVersion: version,
	}
	for _, file := range files {
		request.ProtoFile = append(request.ProtoFile, protoutil.ProtoFromFileDescriptor(file))
	}
	return request, nil
}

const compilerModule = "github.com/bufbuild/protocompile"

// compilerVersion returns what plugins print as the version of protoc. No protoc
// had a part in this, so it is the version of the compiler that had, with its
// name.
func compilerVersion() (*pluginpb.Version, error) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return nil, fmt.Errorf("find the version of %s: the binary holds no build information", compilerModule)
	}
	for _, module := range info.Deps {
		if module.Path != compilerModule {
			continue
		}
		var major, minor, patch int32
		if _, err := fmt.Sscanf(module.Version, "v%d.%d.%d", &major, &minor, &patch); err != nil {
			return nil, fmt.Errorf("read version %q of %s: %w", module.Version, compilerModule, err)
		}
		return &pluginpb.Version{
			Major: &major, Minor: &minor, Patch: &patch, Suffix: proto.String("protocompile"),
		}, nil
	}
	return nil, fmt.Errorf("find the version of %s: it is not in the build", compilerModule)
}
