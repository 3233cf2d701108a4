/**
 * Runs the files that open every page first. Without the times of an earlier run, Jest would run them last, because they are
 * small and it begins with the largest files.
 */
const Sequencer = require('@jest/test-sequencer').default;

const LOOPS = /\/(?:smoke|template\.mock|failuresWhileOpening)\.e2e\.ts$/;

module.exports = class LoopsFirst extends Sequencer {
  sort(tests) {
    const isLoop = ({ path }) => Number(LOOPS.test(path.replaceAll('\\', '/')));
    return super.sort(tests).sort((a, b) => isLoop(b) - isLoop(a));
  }
};
