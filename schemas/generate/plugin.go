package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/pluginpb"
)

// generate returns the files of all generations, named from root. It writes
// nothing, so that a failure leaves the code as it was.
func generate(ctx context.Context, root string) ([]*pluginpb.CodeGeneratorResponse_File, error) {
	var files []*pluginpb.CodeGeneratorResponse_File
	for _, g := range generations {
		request, err := compile(ctx, root, g)
		if err != nil {
			return nil, err
		}
		response, err := runPlugin(ctx, root, g.plugin, request)
		if err != nil {
			return nil, fmt.Errorf("run %s: %w", g.plugin, err)
		}
		files = append(files, response...)
	}
	return files, nil
}

// runPlugin runs the plugin as the version pinned in go.mod.
func runPlugin(
	ctx context.Context, root, plugin string, request *pluginpb.CodeGeneratorRequest,
) ([]*pluginpb.CodeGeneratorResponse_File, error) {
	input, err := proto.Marshal(request)
	if err != nil {
		return nil, fmt.Errorf("encode its request: %w", err)
	}
	var output, messages bytes.Buffer
	command := exec.CommandContext(ctx, "go", "tool", plugin)
	command.Dir = root
	command.Stdin = bytes.NewReader(input)
	command.Stdout = &output
	command.Stderr = &messages
	if err := command.Run(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, messages.Bytes())
	}
	response := &pluginpb.CodeGeneratorResponse{}
	if err := proto.Unmarshal(output.Bytes(), response); err != nil {
		return nil, fmt.Errorf("decode its response: %w", err)
	}
	// A plugin reports what is wrong with the schemas here, and exits with 0.
	if response.Error != nil {
		return nil, errors.New(response.GetError())
	}
	return response.File, nil
}
