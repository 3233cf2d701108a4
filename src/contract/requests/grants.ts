/** Request schemas for the data access that users gave to applications. */
import type { grantsEndpoints } from '../grants';
import type { RequestsFor } from './request';

export const grantsRequests = {
  grants: { summary: 'Lists what applications may read, the one used last first.' },
  // The application's codes and tokens are revoked permanently, and its next request asks for consent. The same
  // applies to a withdrawn scope.
  withdrawGrant: { summary: 'Ends everything that an application may read.' },
  withdrawScope: {
    summary: 'Ends one scope of an application.',
    refusals: ['SCOPE_REQUIRED'],
  },
} satisfies RequestsFor<typeof grantsEndpoints>;
