/**
 * Returns the accessible name of a row. A masked name alone may fit several people, so it includes the account name
 * or the authorization's number.
 */
export const toRowName = (name: string, mark: string): string => [name, mark].filter(Boolean).join(' ');
