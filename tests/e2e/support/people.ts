/** The seed's accounts (docs/mock.md), and one that the portal does not know. */
export interface Person {
  account: string;
  password: string;
  userType?: 'person' | 'legal';
}

const password = 'Demo-2026-pass';

export const demo: Person = { account: 'demo', password };
export const newcomer: Person = { account: 'newcomer', password };
export const boss: Person = { account: 'boss', password };
/** `boss` with the user type of its account: without one, the portal would look for a person and find none. */
export const bossHere: Person = { ...boss, userType: 'legal' };
export const frozen: Person = { account: 'frozen', password };
/** Has ten thousand behavior records. */
export const veteran: Person = { account: 'veteran', password };
/** Signs in with one of the most common passwords and has to change it first. */
export const weak: Person = { account: 'weak', password: '123456' };
export const stranger: Person = { account: 'nobody_here', password };

/** The same person with a wrong password. */
export const mistaken = (person: Person): Person => ({ ...person, password: 'Wrong-2026-pass' });
