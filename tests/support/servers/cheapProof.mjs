/** A change of the mock for tests (replaceTexts.mjs): reduces the cost of the proof of work to a hundredth. */
export const cheapProof = {
  file: 'mock/_domain/checks/proofOfWork.ts',
  find: 'const COST = 2_000;',
  replace: 'const COST = 20;',
};
