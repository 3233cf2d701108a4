/** The scopes that an application can request, in the displayed order; `openid` alone is the sign-in. */
export const scopes = ['openid', 'profile', 'email', 'phone', 'identity'] as const;
export type Scope = (typeof scopes)[number];
