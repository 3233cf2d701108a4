/**
 * The order of the test files. Without the times of an earlier run Jest begins with the largest files, and ends with a
 * small one that opens every page.
 */
const Sequencer = require('@jest/test-sequencer').default;

const LOOPS = /\/(?:smoke|template\.mock)\.e2e\.ts$/;

module.exports = class LoopsFirst extends Sequencer {
  sort(tests) {
    const isLoop = ({ path }) => Number(LOOPS.test(path.replaceAll('\\', '/')));
    return super.sort(tests).sort((one, other) => isLoop(other) - isLoop(one));
  }
};
