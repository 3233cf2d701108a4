/**
 * What a row is called for whoever does not see it: the masked name alone fits several people, with their account or
 * the authorization's number beside it there is one.
 */
export const toRowName = (name: string, mark: string): string => [name, mark].filter(Boolean).join(' ');
