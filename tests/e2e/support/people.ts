/** Accounts of the seed (docs/mock.md), and one that does not exist. */
export interface Person {
  account: string;
  password: string;
  userType?: 'person' | 'legal';
}

const DEMO_PASSWORD = 'Demo-2026-pass';

export const demo: Person = { account: 'demo', password: DEMO_PASSWORD };
export const newcomer: Person = { account: 'newcomer', password: DEMO_PASSWORD };
export const boss: Person = { account: 'boss', password: DEMO_PASSWORD };
/** `boss` with the user type of the account: the default is `person`, and no person has this account. */
export const bossHere: Person = { ...boss, userType: 'legal' };
export const frozen: Person = { account: 'frozen', password: DEMO_PASSWORD };
/** Has ten thousand behavior records. */
export const veteran: Person = { account: 'veteran', password: DEMO_PASSWORD };
/** Signs in with one of the most common passwords and has to change it first. */
export const weak: Person = { account: 'weak', password: '123456' };
export const stranger: Person = { account: 'nobody_here', password: DEMO_PASSWORD };

/** The same person with a wrong password. */
export const mistaken = (person: Person): Person => ({ ...person, password: 'Wrong-2026-pass' });
