/** The long loops: every case of a class instead of a few. Only `npm run test:hard` runs them. */
export const isHard = process.env.PORTAL_TEST === 'hard';

/** Returns all cases in the long loops; otherwise every `step`th, starting with the first. */
export const someOf = <Case>(cases: Case[], step: number): Case[] =>
  isHard ? cases : cases.filter((_case, index) => index % step === 0);
