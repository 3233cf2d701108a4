/** A proof that the person receives what is sent to the account (docs/api.md, Identity verification). */
import { STEP_UP_LIFETIME, UNDO_LIFETIME } from '../../../src/constants';
import type { BehaviorType, StepUpMethod } from '../../../src/contract';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertSteppedUp, demandStepUp } from './stepUp';

interface Contact {
  method: StepUpMethod;
  address: string | null;
  changedBy: BehaviorType;
}

/**
 * Throws a 428 unless a code to a contact of the account was entered in this session within 10 minutes. An account without
 * contacts needs a step-up; if it has declared an identity, nothing confirms that it may become another person's.
 */
export function assertContactProven(member: Member & Pick<RequestContext, 'req'>): void {
  const { account, session } = member;
  const methods = listContactProofs(account);
  if (methods.length === 0 && account.idNo === '') {
    assertSteppedUp(member);
    return;
  }
  const { contactProof } = session;
  const isFresh = contactProof && now() - contactProof.at < STEP_UP_LIFETIME;
  if (isFresh && methods.includes(contactProof.method)) return;
  demandStepUp({ methods });
}

/**
 * Lists the codes that prove a contact of the account. A contact that was set within the last 72 hours does not count
 * while the account has an older one: the finder of an open session may have set it.
 */
function listContactProofs({ id, mobile, email }: Account): StepUpMethod[] {
  const contacts: Contact[] = [
    { method: 'sms', address: mobile, changedBy: 'MOBILE_CHANGE' },
    { method: 'email', address: email, changedBy: 'EMAIL_CHANGE' },
  ];
  const since = now() - UNDO_LIFETIME;
  const isNew = ({ changedBy }: Contact) =>
    getPortal().behavior.some(
      ({ accountId, type, occurredAt }) => accountId === id && type === changedBy && occurredAt > since,
    );
  const known = contacts.filter(({ address }) => address);
  const older = known.filter((one) => !isNew(one));
  return (older.length > 0 ? older : known).map(({ method }) => method);
}
