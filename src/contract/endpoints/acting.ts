/** For whom a tab acts. */
import * as v from 'valibot';
import type { CompanyMatter } from '..';
import { wordOf } from '../endpoint';
import { capacity } from '../roleWords';
import type { SomeEndpoints } from './rows';

const actingRole = v.object({
  id: v.string(),
  orgName: v.string(),
  uscc: v.string(),
  capacity,
  end: v.nullable(v.string()),
  matters: v.array(wordOf<CompanyMatter>()),
});

const acting = v.object({ role: v.nullable(actingRole), choices: v.array(actingRole) });

export const actingEndpoints = {
  acting: { call: 'GET /authApi/role/v1/acting', data: acting },
  switchActing: { call: 'PUT /authApi/role/v1/acting', data: acting },
} satisfies SomeEndpoints;
