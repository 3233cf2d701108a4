/** What an application may ask for, in the order in which the portal shows it; `openid` is the bare sign-in. */
export const scopes = ['openid', 'profile', 'email', 'phone', 'identity'] as const;
export type Scope = (typeof scopes)[number];
