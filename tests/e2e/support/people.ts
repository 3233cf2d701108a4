/** The seed's people (README, demo accounts), and somebody the portal has never seen. */
export interface Person {
  account: string;
  password: string;
  userType?: 'person' | 'legal';
}

const password = 'Demo-2026-pass';

export const demo: Person = { account: 'demo', password };
export const newcomer: Person = { account: 'newcomer', password };
export const boss: Person = { account: 'boss', password };
/** Where an account of a company is asked for: `boss` of no user type is a person, whom the portal does not know. */
export const bossHere: Person = { ...boss, userType: 'legal' };
export const frozen: Person = { account: 'frozen', password };
/** Has ten thousand behavior records. */
export const veteran: Person = { account: 'veteran', password };
/** Signs in with one of the most common passwords: has to choose another first. */
export const weak: Person = { account: 'weak', password: '123456' };
export const stranger: Person = { account: 'nobody_here', password };

/** The same person, having forgotten the password. */
export const mistaken = (person: Person): Person => ({ ...person, password: 'Wrong-2026-pass' });
