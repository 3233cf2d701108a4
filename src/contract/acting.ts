/** The role in which a tab acts, by its header. */
import * as v from 'valibot';
import type { CompanyMatter } from '../validation/companyMatters';
import { type EndpointRows, openEnum } from './endpoint';
import { capacity } from './shared';

/** A role that an account may act in. */
const actingRole = v.object({
  id: v.string(),
  /** Name and credit code of the company, both public. */
  orgName: v.string(),
  uscc: v.string(),
  capacity,
  /** The last day, YYYY-MM-DD; null for no end. */
  end: v.nullable(v.string()),
  matters: v.array(openEnum<CompanyMatter>()),
});

const acting = v.object({
  /** null if the user acts for themselves. */
  role: v.nullable(actingRole),
  /** The roles that the account can switch to. */
  choices: v.array(actingRole),
});

export type ActingRole = v.InferOutput<typeof actingRole>;
export type Acting = v.InferOutput<typeof acting>;

export const actingEndpoints = {
  acting: { call: 'GET /authApi/role/v1/acting', data: acting },
  switchActing: { call: 'PUT /authApi/role/v1/acting', data: acting },
} satisfies EndpointRows;
