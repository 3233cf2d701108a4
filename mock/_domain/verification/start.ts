/** Starts the query of a channel (docs/api.md, Identity verification). */
import { randomUUID } from 'node:crypto';
import { PROVIDER_STATE_LIFETIME, REFERER_MAX, SECOND } from '../../../src/constants';
import type { Data, IdentityLevel, IdType, Verification } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import {
  type ChannelName,
  findChannel,
  verificationChannels,
} from '../../../src/domain/verificationChannels';
import { isVerified } from '../accounts/identityClaims';
import { spendCode } from '../checks/codes';
import { assertContactProven } from '../checks/contactProof';
import { assertSteppedUp } from '../checks/stepUp';
import { oneTimeCode } from '../forms/contacts';
import { integer, mustBeTicked, oneOf, optional, readFields, text } from '../forms/fields';
import { createDocumentFields, personName } from '../forms/persons';
import { readDevice } from '../lib/device';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { ClaimedIdentity, RegistryRecord, VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { leaveForPaymentApp } from './paymentApp';
import { checkers, getAnswerTime, isAvailable, takesDocument } from './registries';
import { countDocumentTriesLeft, countTriesLeft, digestDocument, getTriesReset } from './tries';
import { findRunning, toVerification } from './views';

type Context = EndpointContext<'startVerification'>;

/** A registry that answers as usual takes so long. */
const USUAL_ANSWER = 0.8 * SECOND;

const form = {
  channel: oneOf<ChannelName>(...verificationChannels.map(({ name }) => name)),
  consent: mustBeTicked,
  level: integer(1, 4),
  origin: optional(text(REFERER_MAX)),
};

/**
 * Asks the registry of a channel about the person; the answer comes later. Throws a 422, CHANGED_MEANWHILE where the
 * form was made for another level, a 428 without a step-up, which for a first verification is a proof of a contact,
 * CONTACT_NEW, NO_DESTINATION, VERIFY_RUNNING, VERIFY_DOWN, VERIFY_LIMIT, VERIFY_DOCUMENT, and the refusals of
 * spendCode. A refused request costs no try.
 */
export function startVerification(ctx: Context): Verification {
  const { account } = ctx;
  const { channel, level, origin } = readFields(ctx.body, form);
  if (level !== account.level) throw new Refusal('CHANGED_MEANWHILE');
  const isDeclared = level === 1;
  // The page shows the number of a verified document masked: the server knows it.
  const body = isDeclared ? ctx.body : { ...ctx.body, licenceNo: account.idNo };
  const readers = { ...(isDeclared && claimFields(ctx)), ...checkers[channel](body), ...codeField(channel) };
  const fields = readFields(body, readers) as Record<string, string>;
  const claim = isDeclared ? toClaim(fields) : ownClaim(account);
  const answers = readAnswers(channel, fields, claim);
  if (isDeclared) assertContactProven(ctx);
  else assertSteppedUp(ctx);
  assertOpen(ctx, channel, claim);
  if (fields.code !== undefined) {
    const { mobile = '', code } = fields;
    spendCode(ctx, { scene: 'verify', kind: 'sms', region: '+86', to: mobile, code });
  }
  const record = createRecord(ctx, { channel, origin: origin ?? null, claim, answers });
  getPortal().verifications.push(record);
  return toVerification(record);
}

/** Looks up a query of one's own. Throws a 404 for another's. */
export function getVerification({ account, params }: EndpointContext<'verification'>): Data<'verification'> {
  const found = getPortal().verifications.find(
    ({ id, accountId }) => id === params.id && accountId === account.id,
  );
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return toVerification(found);
}

const claimFields = ({ body }: Context) => ({ name: personName, ...createDocumentFields(body) });

const codeField = (channel: ChannelName) => (asksFor(channel, 'code') ? { code: oneTimeCode } : {});

const asksFor = (channel: ChannelName, field: 'code' | 'licenceNo'): boolean =>
  findChannel(channel)?.fields.includes(field) === true;

const toClaim = ({ name = '', idType = '', idNo = '' }: Record<string, string>): ClaimedIdentity => ({
  name,
  idType: idType as IdType,
  idNo,
});

const ownClaim = ({ name, idType, idNo }: Account): ClaimedIdentity => ({
  name,
  idType: idType as IdType,
  idNo,
});

function assertOpen({ account }: Context, channel: ChannelName, claim: ClaimedIdentity): void {
  const running = findRunning(account.id, channel);
  if (running) throw new Refusal('VERIFY_RUNNING', {}, { id: running.id });
  if (!isAvailable(channel)) throw new Refusal('VERIFY_DOWN');
  if (!takesDocument(channel, claim)) throw new Refusal('VERIFY_DOCUMENT');
  // The owner is not kept out by others who claim to be them.
  const isOwners = isVerified(account) || findChannel(channel)?.provesPossession === true;
  const isOpen = isOwners || countDocumentTriesLeft(claim) > 0;
  if (isOpen && countTriesLeft(account.id, channel) > 0) return;
  const resetAt = getTriesReset();
  throw new Refusal('VERIFY_LIMIT', {}, { triesResetAt: toInstant(resetAt) });
}

/** What the registry is asked besides name and document. A license carries its holder's document number. */
function readAnswers(
  channel: ChannelName,
  { name: _, idType: _type, idNo: _no, code: _code, region: _region, ...answers }: Record<string, string>,
  claim: ClaimedIdentity,
): RegistryRecord['fields'] {
  if (asksFor(channel, 'licenceNo') && answers.licenceNo !== claim.idNo) {
    throw new HttpRefusal(422, 'FIELDS_WRONG', { licenceNo: subCodes.FIELD_FORMAT });
  }
  return answers;
}

function createRecord(
  { account, session, visitor, req }: Context,
  asked: Pick<VerificationRecord, 'channel' | 'origin' | 'answers'> & { claim: ClaimedIdentity },
): VerificationRecord {
  const { channel, claim } = asked;
  const startedAt = now();
  const leaves = findChannel(channel)?.leaves === true;
  const wait = leaves ? PROVIDER_STATE_LIFETIME : getAnswerTime(channel, USUAL_ANSWER);
  const record: VerificationRecord = {
    id: randomUUID(),
    accountId: account.id,
    visitor,
    sessionId: session.publicId,
    device: readDevice(req),
    ...asked,
    document: digestDocument(claim),
    state: leaves ? 'AWAY' : 'QUERYING',
    startedAt,
    dueAt: startedAt + wait,
    endedAt: null,
    levelBefore: account.level as IdentityLevel,
    levelAfter: account.level as IdentityLevel,
    spent: false,
  };
  if (leaves) leaveForPaymentApp(record, req);
  return record;
}
