/** Values and records for the checks of one endpoint that do not follow from its contract. */
import type { EndpointName } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { type CheckContext, unknownId, unknownMobile } from './checkContext';
import type { Sent, Visitor } from './client';
import { seal } from './seal';

/** A caller, and the path parameters of one of its records. */
export interface Own {
  visitor: Visitor;
  params: Record<string, string>;
}

/** A call that is refused, but not by its schema. */
interface RefusedCall {
  sent: Sent;
  subCode: SubCodeName | readonly SubCodeName[];
  /** The fields that a 422 names. */
  fields?: string[];
}

export interface Probe {
  /** The query of a read that succeeds. The derived one has only required fields, which may find no rows. */
  query?: Record<string, string>;
  /** A call that succeeds and changes nothing. Reads without an id in their path need none. */
  valid?: (ctx: CheckContext) => Promise<{ visitor: Visitor; sent?: Sent }>;
  /** Calls that are refused without a change; as the account on /authApi, else as a new visitor. */
  refused?: RefusedCall[];
  /** A record and its owner, null for none. The second account gets a 404 for it. */
  own?: (ctx: CheckContext) => Promise<Own | null>;
}

/** A call that is refused by a 422 with these fields. */
const wrongFields = (sent: Sent, ...fields: string[]): RefusedCall => ({
  sent,
  subCode: 'FIELDS_WRONG',
  fields,
});

type Finder = NonNullable<Probe['own']>;

const first = (visitor: Visitor, rows: readonly { id: string }[]): Own | null =>
  rows[0] ? { visitor, params: { id: rows[0].id } } : null;

const ownAddress: Finder = async (ctx) => {
  const member = await ctx.member();
  return first(member, (await member.read('addresses')).list);
};
const ownAppeal: Finder = async (ctx) => {
  const member = await ctx.member();
  return first(member, (await member.read('ownAppeals')).list);
};
const ownVerification: Finder = async (ctx) => {
  const member = await ctx.member();
  const { channels } = await member.read('verificationOverview');
  return first(
    member,
    channels.flatMap(({ latest }) => (latest ? [latest] : [])),
  );
};
/** A new session: if the server lets another account end it, the sessions of other checks remain. */
const ownSession: Finder = async (ctx) => {
  const member = await ctx.freshMember();
  return first(member, await member.read('sessions'));
};

async function activeRole(visitor: Visitor): Promise<Own | null> {
  const roles = await visitor.read('roles');
  return first(
    visitor,
    roles.filter(({ state }) => state === 'ACTIVE'),
  );
}
const anyRole: Finder = async (ctx) => activeRole(await ctx.member());
/** A role whose holder leads the company. */
const leadingRole: Finder = async (ctx) => activeRole(await ctx.leader());

const ownAuthorization: Finder = async (ctx) => {
  const role = await leadingRole(ctx);
  if (!role) return null;
  const { visitor, params } = role;
  const { list } = await visitor.read('companyAuthorizations', { params });
  return list[0] ? { visitor, params: { ...params, authorizationId: list[0].id } } : null;
};

async function signInByPassword(ctx: CheckContext): Promise<{ visitor: Visitor; sent: Sent }> {
  const visitor = ctx.visitor();
  const { account, password, userType } = ctx.need('account');
  const secret = await visitor.read('secret');
  const body = { userType, account, password: seal(secret, password), secretId: secret.id };
  return { visitor, sent: { query: { channelCode: '1' }, body } };
}

async function readNewQrCode(ctx: CheckContext): Promise<{ visitor: Visitor; sent: Sent }> {
  const visitor = ctx.visitor();
  return { visitor, sent: { query: { uuid: await visitor.read('getUuid') } } };
}

/** The template's screens show this record to every account. */
const sample: Probe = {
  valid: async (ctx) => ({ visitor: await ctx.member(), sent: { params: { id: 'sample' } } }),
};

/** A write that is refused for this body. */
const refusing = (body: object, subCode: SubCodeName): Probe => ({ refused: [{ sent: { body }, subCode }] });

/** An endpoint without a row gets the checks that follow from its contract. */
export const probes: Partial<Record<EndpointName, Probe>> = {
  redirect: { query: { referer: '/user/notices' } },
  autoAuth: { query: { ticket: 'unknown' } },
  login: {
    valid: signInByPassword,
    refused: [
      { sent: { query: { channelCode: '999' } }, subCode: 'CHANNEL_UNKNOWN' },
      { sent: { query: { channelCode: '3' }, body: { uuid: unknownId() } }, subCode: 'QR_UNKNOWN' },
    ],
  },
  // The parameters of the specification.
  obtainCode: { refused: [wrongFields({ query: { channelCode: '99', category: '13' } }, 'channelCode')] },
  getQRCode: { valid: readNewQrCode },
  caChallenge: { valid: async (ctx) => ({ visitor: ctx.visitor() }) },
  caLogin: refusing({ id: unknownId(), certificate: 'AAAA', signature: 'AAAA' }, 'CHALLENGE_EXPIRED'),
  authorizeRequest: {
    refused: [
      { sent: { body: { query: `client_id=${unknownId()}` } }, subCode: 'AUTHORIZE_CLIENT' },
      { sent: { body: { query: `requestId=${unknownId()}` } }, subCode: 'AUTHORIZE_OVER' },
    ],
  },
  activate: refusing({ token: unknownId() }, 'TOKEN_INVALID'),
  resendActivation: refusing({ id: unknownId() }, 'REGISTRATION_UNKNOWN'),
  proveReset: refusing(
    { id: unknownId(), method: 'mobile', region: '+86', mobile: unknownMobile(), code: '000000' },
    'RESET_UNKNOWN',
  ),
  checkUndo: refusing({ token: unknownId() }, 'UNDO_UNKNOWN'),
  undoChange: refusing({ token: unknownId() }, 'UNDO_UNKNOWN'),
  panicByReset: refusing({ id: unknownId() }, 'RESET_UNKNOWN'),
  endPause: refusing({ ticket: unknownId() }, 'TICKET_UNKNOWN'),
  secondFactor: refusing({ ticket: unknownId(), code: '000000' }, 'TICKET_UNKNOWN'),
  beginLostAccess: refusing({ id: unknownId() }, 'RESET_UNKNOWN'),
  leaveReset: refusing({ id: unknownId(), consent: true }, 'RESET_UNKNOWN'),
  returnReset: refusing({ state: unknownId(), authCode: unknownId() }, 'VERIFY_STATE'),
  beginLostAccessByIdentity: refusing(
    { id: unknownId(), region: '+86', mobile: unknownMobile(), code: '000000' },
    'RESET_UNKNOWN',
  ),
  checkLostAccess: refusing({ ticket: unknownId() }, 'TICKET_UNKNOWN'),
  stopLostAccess: refusing({ ticket: unknownId() }, 'TICKET_UNKNOWN'),
  appealProgress: refusing(
    { ticket: 'AP200001010000000000000', region: '+86', mobile: unknownMobile() },
    'APPEAL_UNKNOWN',
  ),

  ownAppeal: { own: ownAppeal },
  readNotices: refusing({ ids: [unknownId()] }, 'NOT_FOUND'),
  endSession: { own: ownSession },
  changeAvatar: { refused: [wrongFields({ body: { file: unknownId() } }, 'file')] },
  address: { own: ownAddress },
  behaviorRecords: {
    refused: [wrongFields({ query: { from: '2026-02-02', to: '2026-02-01' } }, 'to')],
  },
  exportBehaviorRecords: { refused: [wrongFields({ query: { cursor: unknownId() } }, 'cursor')] },
  verification: { own: ownVerification },

  switchActing: refusing({ roleId: unknownId() }, 'ACTING_ENDED'),
  role: { own: anyRole },
  company: { own: anyRole },
  companyCertificates: { own: leadingRole },
  handlers: { own: leadingRole },
  companyAuthorizations: { own: leadingRole },
  companyAuthorization: { own: ownAuthorization },

  colleagues: { query: { keyword: 'a' } },
  submittedProject: sample,
  refund: sample,
  order: sample,
  templateAnalysis: {
    query: { range: 'week' },
    refused: [wrongFields({ query: { from: '2020-02-01', to: '2020-01-01' } }, 'to')],
  },
};
