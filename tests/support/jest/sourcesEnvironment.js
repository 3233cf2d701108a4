const { TestEnvironment } = require('jest-environment-node');
const ts = require('typescript');

/** File → its syntax tree. */
const trees = new Map();

/**
 * Node for tests that parse the repository's files. Jest loads modules anew for each test file; here all test
 * files of a worker share TypeScript and the syntax trees, whose loading takes longer than most of the tests.
 */
module.exports = class SourcesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedSources = { ts, trees };
  }
};
