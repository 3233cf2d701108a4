/** Starts the query of a channel (docs/api.md, Identity verification). */
import { randomUUID } from 'node:crypto';
import { PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import type { Data, IdType, Verification, VerificationQuery } from '../../../src/contract';
import { type ChannelName, findChannel } from '../../../src/domain/verificationChannels';
import { formatChinaDate } from '../../../src/validation/dates';
import { checkIdFrom, checkIdTo } from '../../../src/validation/idValidity';
import { isVerified } from '../accounts/identityClaims';
import { spendCode } from '../checks/codes';
import { assertContactProven } from '../checks/contactProof';
import { assertSteppedUp, assertSteppedUpByFactor } from '../checks/stepUp';
import { readDevice } from '../lib/device';
import { getFound, Refusal, wrongField } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account, Identity } from '../store/records/account';
import type { RegistryRecord, VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { leaveForPaymentApp } from './paymentApp';
import { getAnswerTime, isAvailable, takesDocument } from './registries';
import { countDocumentTriesLeft, countTriesLeft, digestDocument, getTriesReset } from './tries';
import { findRunning, toVerification } from './views';

type Context = EndpointContext<'startVerification'>;

/** Sends a query to a registry, which responds later. A refused request counts as no try. */
export function startVerification(ctx: Context): Verification {
  const { account } = ctx;
  const { level, origin, code, mobile = '' } = ctx.body;
  // The schema accepts only the portal's channels.
  const channel = ctx.body.channel as ChannelName;
  if (level !== account.level) throw new Refusal('CHANGED_MEANWHILE');
  const isDeclared = level === 1;
  const claim = isDeclared ? toClaim(ctx.body) : toClaim(account);
  const answers = readAnswers(channel, ctx.body, claim);
  if (isDeclared) assertSteppedUpByFactor(ctx);
  if (isDeclared) assertContactProven(ctx);
  else assertSteppedUp(ctx);
  assertOpen(ctx, channel, claim);
  if (code !== undefined) spendCode(ctx, { scene: 'verify', kind: 'sms', region: '+86', to: mobile, code });
  const record = createRecord(ctx, { channel, origin: origin ?? null, claim, answers });
  getPortal().verifications.push(record);
  return toVerification(record);
}

/** Returns a query of the account. Throws a 404 for any other id. */
export function getVerification({ account, params }: EndpointContext<'verification'>): Data<'verification'> {
  return toVerification(
    getFound(
      getPortal().verifications.find(({ id, accountId }) => id === params.id && accountId === account.id),
    ),
  );
}

const toClaim = ({ name = '', idType, idNo = '' }: Partial<Pick<Account, keyof Identity>>): Identity => ({
  name,
  // Every account has one of these types, and the schema accepts no other.
  idType: idType as IdType,
  idNo,
});

/** Throws a 422 unless the document is valid today. */
function assertValidToday({ idFrom = '', idTo = '' }: Pick<VerificationQuery, 'idFrom' | 'idTo'>): void {
  const today = formatChinaDate(now());
  if (checkIdFrom(idFrom, today)) throw wrongField('idFrom', 'FIELD_FORMAT');
  const problem = idTo === '' ? null : checkIdTo(idTo, idFrom, today);
  if (problem)
    throw wrongField('idTo', problem === 'validation.idTo.backwards' ? 'RANGE_BACKWARDS' : 'FIELD_FORMAT');
}

function assertOpen({ account }: Context, channel: ChannelName, claim: Identity): void {
  const running = findRunning(account.id, channel);
  if (running) throw new Refusal('VERIFY_RUNNING', {}, { id: running.id });
  if (!isAvailable(channel)) throw new Refusal('VERIFY_DOWN');
  if (!takesDocument(channel, claim)) throw new Refusal('VERIFY_DOCUMENT');
  // The tries of other accounts with this document must not block its owner.
  const isOwners = isVerified(account) || findChannel(channel)?.provesPossession === true;
  const isOpen = isOwners || countDocumentTriesLeft(claim) > 0;
  if (isOpen && countTriesLeft(account.id, channel) > 0) return;
  const resetAt = getTriesReset();
  throw new Refusal('VERIFY_LIMIT', {}, { triesResetAt: toInstant(resetAt) });
}

/** Returns the additional fields for the registry. A license has the document number of its holder. */
function readAnswers(
  channel: ChannelName,
  { channel: _, level: _level, consent: _consent, origin: _origin, ...sent }: VerificationQuery,
  claim: Identity,
): RegistryRecord['fields'] {
  const { name: _name, idType: _type, idNo: _no, code: _code, region: _region, ...answers } = sent;
  if (channel === 'gonganVerify') assertValidToday(sent);
  if (channel !== 'driverLicenseVerify') return answers;
  // The page shows the number of a verified user masked and omits it from the request.
  const licenceNo = answers.licenceNo ?? claim.idNo;
  if (licenceNo !== claim.idNo) throw wrongField('licenceNo', 'FIELD_FORMAT');
  return { ...answers, licenceNo };
}

function createRecord(
  { account, session, visitor, req }: Context,
  query: Pick<VerificationRecord, 'channel' | 'origin' | 'answers'> & { claim: Identity },
): VerificationRecord {
  const { channel, claim } = query;
  const startedAt = now();
  const leaves = findChannel(channel)?.redirectsToProvider === true;
  const wait = leaves ? PROVIDER_STATE_LIFETIME : getAnswerTime(channel);
  const record: VerificationRecord = {
    id: randomUUID(),
    accountId: account.id,
    visitor,
    sessionId: session.publicId,
    device: readDevice(req),
    ...query,
    document: digestDocument(claim),
    state: leaves ? 'AWAY' : 'QUERYING',
    startedAt,
    dueAt: startedAt + wait,
    endedAt: null,
    levelBefore: account.level,
    levelAfter: account.level,
    spent: false,
  };
  if (leaves) leaveForPaymentApp(record, req);
  return record;
}
