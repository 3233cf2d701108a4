/** Requests of registration and activation. */
import * as v from 'valibot';
import { REGISTRATION_CHECKS } from '../../constants';
import { proofScenes } from '../../validation/codes';
import { checkAccount } from '../../validation/details';
import { guardianRelations } from '../../validation/people';
import type { registrationEndpoints } from '../registration';
import { userType } from '../shared';
import { email, lookup, oneTimeCode, sealed, secretId, text, ticked, token, withMobile } from './fields';
import { creditCode, organizationName, organizationType } from './organizations';
import { anyDocumentNumber, documentNumber, personName, withDocument } from './persons';
import type { RequestsFor } from './request';

const ACCOUNT_MAX = 30;

/** An account name; case is unchanged. */
const accountName = v.pipe(
  text(ACCOUNT_MAX),
  v.check((name) => checkAccount(name) === null),
);

const shared = {
  account: accountName,
  newPwd: sealed,
  secretId,
  email,
  /** Ticket of the scene `register`, for the number of the account. */
  ticket: token,
  /** The user agreement and the privacy policy. */
  agree: ticked,
  /** Separate consent to the handling of the ID number. */
  consent: ticked,
};

/** The person who consents for an applicant under 14. */
const guardian = v.object({
  name: personName,
  idNo: documentNumber('RESIDENT_ID'),
  relation: v.picklist(guardianRelations),
  /** Ticket of the scene `guardian`. */
  ticket: token,
  consent: ticked,
});

const person = withDocument({
  userType: v.literal('person'),
  ...shared,
  name: personName,
  /** Required of an applicant under 14. */
  guardian: v.optional(guardian),
});

const legal = v.object({
  userType: v.literal('legal'),
  ...shared,
  orgName: organizationName,
  uscc: creditCode,
  orgType: organizationType,
  legalRep: withDocument({ name: personName }),
  /** The person who registers. The proved number is theirs. */
  handler: v.object({ name: personName, idNo: documentNumber('RESIDENT_ID') }),
});

export type Guardian = v.InferOutput<typeof guardian>;
export type PersonRegistration = v.InferOutput<typeof person>;
export type LegalRegistration = v.InferOutput<typeof legal>;

const proofOfMobile = withMobile({
  scene: v.picklist(proofScenes),
  userType: v.optional(userType),
  code: oneTimeCode,
});

export const registrationRequests = {
  proveMobile: {
    summary: 'Exchanges a code for a ticket that proves a mobile number for 30 minutes.',
    body: v.pipe(
      proofOfMobile,
      v.forward(
        v.partialCheck(
          [['scene'], ['userType']],
          ({ scene, userType: kind }) => scene !== 'register' || kind !== undefined,
          'FIELD_REQUIRED',
        ),
        ['userType'],
      ),
    ),
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP', 'MOBILE_TAKEN'],
  },
  checkRegistration: {
    summary: 'Checks whether account name, document number and credit code are free. Reserves nothing.',
    body: v.object({
      userType,
      ticket: token,
      account: v.optional(accountName),
      idNo: v.optional(anyDocumentNumber),
      uscc: v.optional(creditCode),
    }),
    refusals: ['TICKET_UNKNOWN', 'MOBILE_TAKEN'],
    fieldRefusals: { account: ['ACCOUNT_TAKEN'], idNo: ['ID_REGISTERED'], uscc: ['USCC_REGISTERED'] },
    limits: `${REGISTRATION_CHECKS} checks and registrations with a ticket, then TICKET_UNKNOWN.`,
  },
  register: {
    summary: 'Creates an account and sends the mail that activates it.',
    body: v.variant('userType', [person, legal]),
    refusals: [
      'TICKET_UNKNOWN',
      'SECRET_INVALID',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_WEAK',
      'PASSWORD_BREACHED',
      'PASSWORD_CONTAINS',
      'MOBILE_TAKEN',
      'FROZEN',
      'NOT_ELIGIBLE',
    ],
    fieldRefusals: {
      guardian: ['GUARDIAN_REQUIRED'],
      'guardian.idNo': ['GUARDIAN_UNFIT'],
      'guardian.ticket': ['TICKET_UNKNOWN'],
      account: ['ACCOUNT_TAKEN'],
      idNo: ['ID_REGISTERED'],
      'handler.idNo': ['ID_REGISTERED'],
      uscc: ['USCC_REGISTERED'],
    },
  },
  activation: {
    summary: 'Reads the state of a registration.',
    query: v.object({ id: lookup }),
    refusals: ['REGISTRATION_UNKNOWN'],
  },
  activate: {
    summary: 'Activates an account by the link of the mail.',
    body: v.object({ token }),
    refusals: ['TOKEN_INVALID'],
  },
  resendActivation: {
    summary: 'Sends the activation mail again. The former link ends.',
    body: v.object({ id: token }),
    refusals: ['REGISTRATION_UNKNOWN', 'ACTIVATION_DONE', 'CODE_TOO_SOON'],
    limits: 'The mails count with the codes to their address.',
  },
} satisfies RequestsFor<typeof registrationEndpoints>;
