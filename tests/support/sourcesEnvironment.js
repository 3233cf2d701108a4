const { TestEnvironment } = require('jest-environment-node');
const ts = require('typescript');

/** File → its syntax tree. */
const trees = new Map();

/**
 * Node for tests that parse the repository's files. Jest gives each test file modules of its own; here all test files of
 * a worker share TypeScript and the parsed files, which take longer than most of the tests.
 */
module.exports = class SourcesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedSources = { ts, trees };
  }
};
