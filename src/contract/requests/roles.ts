/** Requests of roles in companies. */
import * as v from 'valibot';
import { COMPANY_APPLICATIONS_MAX } from '../../constants';
import { getOrgType } from '../../validation/organizations';
import { roleMethod, type rolesEndpoints } from '../roles';
import { capacity } from '../shared';
import { calendarDay, challengeRefusals, signedChallenge, token } from './fields';
import { creditCode, organizationName, organizationType } from './organizations';
import { personName } from './persons';
import type { RequestsFor } from './request';

/** A company as it is named to the portal. */
const roleForm = v.pipe(
  v.object({
    orgName: organizationName,
    uscc: creditCode,
    /** The type that the credit code determines. */
    orgType: organizationType,
    /** The full name of the legal representative. */
    legalRep: personName,
    /** ADMIN only of a claim that a registration has made. */
    capacity,
    method: roleMethod,
  }),
  v.forward(
    v.partialCheck([['uscc'], ['orgType']], ({ uscc, orgType }) =>
      [null, orgType].includes(getOrgType(uscc)),
    ),
    ['orgType'],
  ),
);

export type RoleForm = v.InferOutput<typeof roleForm>;

export const rolesRequests = {
  roles: {
    summary: 'Lists the roles: pending ones first, then active ones, then the rest.',
  },
  role: { summary: 'Reads a role.' },
  companyByCode: {
    summary:
      'Reads whether the portal has a company, and the own role there. The name of a company is public.',
    query: v.object({ uscc: creditCode }),
  },
  createRole: {
    summary: 'Saves a company as it was named, as a draft.',
    body: roleForm,
    refusals: ['ROLE_LEVEL', 'ROLE_ALREADY', 'LEGAL_REP_THERE'],
    fieldRefusals: { uscc: ['USCC_REGISTERED'] },
  },
  changeRole: {
    summary: 'Names a company anew: a draft, or one that was not proven.',
    body: roleForm,
    refusals: ['CHANGED_MEANWHILE', 'ROLE_LEVEL', 'ROLE_ALREADY', 'LEGAL_REP_THERE'],
    fieldRefusals: { uscc: ['USCC_REGISTERED'] },
  },
  proveRole: {
    summary: 'Asks for the proof of a company.',
    /** With the method CERTIFICATE only, and then required: a challenge of caChallenge that the certificate signed. */
    body: v.partial(v.object({ challenge: token, ...signedChallenge })),
    refusals: [
      'CHANGED_MEANWHILE',
      'ROLE_LEVEL',
      'ROLE_ALREADY',
      'LEGAL_REP_UNPROVEN',
      'FACTOR_REQUIRED',
      ...challengeRefusals,
      'CERT_OTHER_COMPANY',
    ],
    limits: '5 new proofs of an account and credit code on a day in China.',
    stepUp: true,
  },
  discardRole: {
    summary: 'Deletes a company that is not proven.',
    refusals: ['CHANGED_MEANWHILE'],
  },
  applyAsHandler: {
    summary: 'Asks a company that the portal has for the role of a handler.',
    body: v.object({
      uscc: creditCode,
      /** The last day, within 365 days. */
      end: calendarDay,
    }),
    refusals: ['COMPANY_UNKNOWN', 'ROLE_LEVEL', 'ROLE_ALREADY'],
    fieldRefusals: { end: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] },
    role: 'person',
    limits: `${COMPANY_APPLICATIONS_MAX} applications of an account to a company within 24 hours, withdrawn ones too.`,
  },
  moveRole: {
    summary: 'Accepts or rejects an invitation, withdraws an application, or leaves a company.',
    body: v.object({ action: v.picklist(['accept', 'reject', 'withdraw', 'leave']) }),
    refusals: [
      'CHANGED_MEANWHILE',
      'ROLE_LEVEL',
      'LEGAL_REP_UNPROVEN',
      'FACTOR_REQUIRED',
      'ROLE_SUSPENDED',
      'LEGAL_REP_DIFFERENT',
    ],
    stepUp: true,
  },
} satisfies RequestsFor<typeof rolesEndpoints>;
