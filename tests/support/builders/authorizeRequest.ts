/** An application's authorization request as the server returns it; `overrides` replace single fields. */
import type { AuthorizeRequest } from '@/contract';

export const person = { account: 'demo', name: 'D*', userType: 'person' } as const;

export const makeAuthorizeRequest = (overrides: Partial<AuthorizeRequest> = {}): AuthorizeRequest => ({
  requestId: 'r1',
  client: { name: 'App', operator: '', purpose: '', logo: '' },
  scopes: [],
  host: 'client.example.test',
  next: 'consent',
  redirectUrl: null,
  person,
  loginHint: '',
  locale: null,
  days: 90,
  ...overrides,
});
