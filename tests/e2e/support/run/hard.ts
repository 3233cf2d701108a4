/** The long loops: every case of a class instead of a few of each, played by `npm run test:hard` alone. */
export const isHard = process.env.PORTAL_TEST === 'hard';

/** The cases, when the long loops run; otherwise none. */
export const whenHard = <Case>(...cases: Case[]): Case[] => (isHard ? cases : []);

/** All cases when the long loops run; otherwise every `step`th, the first among them. */
export const someOf = <Case>(cases: Case[], step: number): Case[] =>
  isHard ? cases : cases.filter((_case, index) => index % step === 0);

/** A journey that only the long loops play. The comment above it names the test that proves the same in `npm test`. */
export const hardTest = (name: string, journey: () => Promise<void>): void => {
  if (isHard) test(name, journey);
};
