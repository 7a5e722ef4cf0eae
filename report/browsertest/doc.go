// Package browsertest opens reports in a real browser and uses them as a reader
// would: it follows every link, looks at every plot, sorts, filters, presses Tab
// and turns the light off. It has tests only.
//
// Its position: the page tests hold what is written, these hold what is seen. A
// check is made on every page of every report that it can be made on, so that a
// page that is new needs no new test to be looked at; the tests of single pages
// are about what can be done there.
//
// The browser sees files and nothing else: every host name fails to resolve, as
// on a machine without a network, and every request is written down.
//
// Three things come from outside. Chromium, or a relative of it, is found where
// it usually is. Two scripts from npm are named by variables: SERBENCH_ECHARTS is
// echarts' dist/echarts.min.js, SERBENCH_AXE is axe-core's axe.min.js. What is
// missing fails a test where CI is set, and skips it elsewhere.
package browsertest
