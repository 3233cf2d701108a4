/** Requests of whom a tab acts for. */
import * as v from 'valibot';
import type { actingEndpoints } from '../acting';
import { text } from './fields';
import type { RequestsFor } from './request';

const ID_MAX = 100;

export const actingRequests = {
  acting: { summary: 'Reads for whom the tab acts by its header, and what its account may switch to.' },
  switchActing: {
    summary: 'Records for whom the tab acts from now on.',
    body: v.object({
      /** null for oneself. 403 ACTING_ENDED for a role that the account cannot act in. */
      roleId: v.nullable(text(ID_MAX)),
    }),
  },
} satisfies RequestsFor<typeof actingEndpoints>;
