/** A change of the mock for tests (replaceTexts.mjs): the proof of work costs a hundredth of its computing time. */
export const cheapProof = {
  file: 'mock/_domain/checks/proofOfWork.ts',
  find: 'const COST = 2_000;',
  replace: 'const COST = 20;',
};
