/** Requests of the accounts of one person, and of the linked provider accounts of one account. */
import type { linkedEndpoints } from '../linked';
import type { RequestsFor } from './request';

export const linkedRequests = {
  accounts: { summary: "Lists the person's accounts, the present one first." },
  switchAccount: {
    summary: 'Signs in to another account of the person in this browser.',
    refusals: ['FROZEN', 'ACCOUNT_CLOSING', 'SWITCH_UNPROVABLE', 'PAUSED', 'NOT_ACTIVATED'],
    stepUp: true,
  },
  setPrimaryAccount: {
    summary: 'Makes an account the one that a code to a shared number signs in to.',
    refusals: ['FROZEN', 'ACCOUNT_CLOSING'],
    stepUp: true,
  },
  bindings: { summary: 'Lists the provider accounts that sign in to this account.' },
  unbind: {
    summary: 'Ends the binding of a provider account.',
    refusals: ['LAST_WAY_IN'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof linkedEndpoints>;
