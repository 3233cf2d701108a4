/** Requests of the role in which a tab acts. */
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
      /** null if the user acts for themselves. 403 ACTING_ENDED for a role that is not available to the account. */
      roleId: v.nullable(text(ID_MAX)),
    }),
  },
} satisfies RequestsFor<typeof actingEndpoints>;
