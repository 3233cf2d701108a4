/** The long loops: every case of a class instead of a few. Only `npm run test:hard` runs them. */
export const isHard = process.env.PORTAL_TEST === 'hard';

/** Returns the cases in the long loops; otherwise none. */
export const whenHard = <Case>(...cases: Case[]): Case[] => (isHard ? cases : []);

/** Returns all cases in the long loops; otherwise every `step`th, starting with the first. */
export const someOf = <Case>(cases: Case[], step: number): Case[] =>
  isHard ? cases : cases.filter((_case, index) => index % step === 0);

/**
 * Declares a journey for the long loops only. The comment above it names the test in `npm test` that covers the same
 * behavior.
 */
export const hardTest = (name: string, journey: () => Promise<void>): void => {
  if (isHard) test(name, journey);
};
