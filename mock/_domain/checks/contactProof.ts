/** Proves that the person receives messages to the contacts of the account (docs/api.md, Identity verification). */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { StepUpMethod } from '../../../src/contract';
import { listSettledContacts } from '../accounts/contacts';
import { listContactUndoables } from '../accounts/undoables';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';
import { assertSteppedUp, demandStepUp } from './stepUp';

/**
 * Throws a 428 without a code to a contact, CONTACT_NEW or NO_DESTINATION (docs/api.md, Identity
 * verification).
 */
export function assertContactProven(member: MemberRequest): void {
  const { account, session } = member;
  const methods = listContactProofs(account);
  if (methods.length === 0 && account.idNo !== '') throw new Refusal('NO_DESTINATION');
  if (methods.length === 0) {
    assertSteppedUp(member);
    return;
  }
  if (!isContactProven(session, methods)) demandStepUp({ methods });
}

/** Returns whether a code by one of these methods was entered in the session within 10 minutes. */
export function isContactProven({ contactProof }: Session, methods: readonly StepUpMethod[]): boolean {
  if (!contactProof || now() - contactProof.at >= STEP_UP_LIFETIME) return false;
  return methods.includes(contactProof.method);
}

/** Lists the methods that prove a contact of the account. Throws CONTACT_NEW. */
function listContactProofs(account: Account): StepUpMethod[] {
  const settled = toMethods(listSettledContacts(account));
  if (settled.length > 0) return settled;
  const hadOthers = listContactUndoables(account.id).some(({ previous }) => toMethods(previous).length > 0);
  if (hadOthers) throw new Refusal('CONTACT_NEW');
  return toMethods(account);
}

/** Lists the methods that prove these contacts. */
export const toMethods = ({ mobile, email }: Pick<Account, 'mobile' | 'email'>): StepUpMethod[] => [
  ...(mobile ? (['sms'] as const) : []),
  ...(email ? (['email'] as const) : []),
];
