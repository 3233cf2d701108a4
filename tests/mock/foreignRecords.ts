/** A record for each id that an endpoint below /authApi accepts. No account but its owner may reach it by the id. */
import { getPortal } from '../../mock/_domain/store/state';
import { DAY } from '../../src/constants';
import type { Body, EndpointName, Params, Query } from '../../src/contract';
import type { endpoints } from '../../src/contract/endpoints';
import { invitation, order } from './companies/members';
import { requestAuthorization } from './oauth/application';
import type { Browser } from './portal';

type KeyOfAny<Fields> = Fields extends unknown ? Extract<keyof Fields, string> : never;

/** Fields of query and body that name a record. A path names records by all its parameters but `scope`. */
type IdField = 'id' | 'ids' | 'file' | 'files' | 'letter' | 'newDefaultId' | `${string}Id`;
/** A key for encrypted fields, and the login name of a person. */
type NoRecord = 'secretId' | 'loginId' | 'scope';

type IdsOf<N extends EndpointName> = Exclude<
  KeyOfAny<Params<N>> | Extract<KeyOfAny<Query<N>> | KeyOfAny<Body<N>>, IdField>,
  NoRecord
>;

type OfMembers = {
  [N in EndpointName]: (typeof endpoints)[N] extends `${string} /authApi/${string}` ? N : never;
}[EndpointName];

export type OperationWithId = {
  [N in OfMembers]: [IdsOf<N>] extends [never] ? never : N;
}[OfMembers];

type Fields = Record<string, string>;

export interface ForeignRecord {
  /** The account that owns the record. */
  owner: string;
  /** The account that must not reach it; `newcomer` by default, which has nothing to do with the others. */
  stranger?: string;
  /** All ids of the call, or creates the record and returns them. */
  ids: Fields | ((owner: Browser) => Fields | Promise<Fields>);
  /** Own ids that the stranger sends instead of some of them. */
  instead?: Fields | (() => Fields);
  /** Other fields of the body. By default they are derived from its schema. */
  body?: object | (() => object);
  /** The role in which the stranger acts. */
  actingAs?: string;
  /** The read that shows the record to its owner. By default the one with the longest common path. */
  read?: EndpointName;
  /** Whether the call succeeds without the record, as for an unknown id. */
  isIgnored?: true;
  /** Whether the call requires a step-up before it looks for the record. */
  isAfterStepUp?: true;
}

/** Every account has the same record, or one of its own under the same id. */
type Shared = 'shared';

const added = async (answer: Promise<{ data: { id: string } }>) => ({ id: (await answer).data.id });
const firstOf = (records: { id: string; accountId: string }[], accountId: string): Fields => ({
  id: records.find((one) => one.accountId === accountId)?.id ?? '',
});

const address: ForeignRecord = { owner: 'demo', ids: { id: 'address-2' } };
/** Adds two addresses to the stranger, and returns the default one. */
function ownDefaultAddress(): Fields {
  const { addresses } = getPortal();
  for (const one of addresses.slice(0, 2)) {
    addresses.push({ ...one, id: `own-${one.id}`, accountId: 'u-newcomer' });
  }
  return { id: 'own-address-1' };
}

const appeal: ForeignRecord = { owner: 'demo', ids: { id: 'appeal-2' }, body: { files: [] } };
function addUpload(): string {
  const file = { id: 'upload-1', name: 'a.png', type: 'image/png', size: 1 };
  const kept = { owner: 'u-demo', expiresAt: Date.now() + DAY };
  getPortal().uploads.set(file.id, { ...file, ...kept, content: Buffer.from('a') });
  return file.id;
}
function addTrustedBrowser(): string {
  const device = { ip: '127.0.0.1', place: 'place.local', device: 'desktop', os: '', browser: '' } as const;
  const until = Date.now() + DAY;
  const trust = { since: Date.now(), until };
  const browser = {
    id: 'browser-1',
    accountId: 'u-demo',
    device,
    since: Date.now(),
    lastSeenAt: Date.now(),
    trust,
    expiresAt: until,
  };
  getPortal().browsers.set('some-visitor u-demo', browser);
  return browser.id;
}

/** A file of the owner, sent with an appeal of the stranger that is in this state. */
const appealFile = (state: 'NEED_MORE' | 'REJECTED'): ForeignRecord => {
  const add = (accountId: string): string => {
    const [one] = getPortal().appeals;
    if (!one) throw new Error('no appeal');
    const id = `appeal-of-${accountId}`;
    const timeline: typeof one.timeline = [{ ...one.timeline[0], state }];
    // The names in the copied appeal would be another person's.
    const submission = { ...one.submission, loginId: '', name: '' };
    getPortal().appeals.push({ ...one, id, ticket: id, accountId, timeline, submission });
    return id;
  };
  return {
    owner: 'demo',
    ids: () => ({ id: add('u-demo'), files: addUpload() }),
    instead: () => ({ id: add('u-newcomer') }),
    body: { description: '这些文件可以证明姓名已经更正' },
    read: 'ownAppeals',
  };
};

const BOSS = { owner: 'boss', ids: { id: 'r-boss-1' } } satisfies ForeignRecord;
/** A record of the first company, through a role in the second one. */
const inOtherCompany = { stranger: 'boss', instead: { id: 'r-boss-2' }, actingAs: 'r-boss-2' };

const HANDLER = { owner: 'boss', ids: { id: 'r-boss-1', handlerId: 'r-demo-1' } };
const handler = (body: object) => ({
  id: { ...HANDLER, body },
  handlerId: { ...HANDLER, ...inOtherCompany, body },
});
const AUTHORIZATION = { owner: 'boss', ids: { id: 'r-boss-1', authorizationId: 'ca-1' } };
const authorization = (body: object = {}) => ({
  id: { ...AUTHORIZATION, body },
  authorizationId: { ...AUTHORIZATION, ...inOtherCompany, body },
});
const certificateOfCompany = () => ({
  id: 'r-boss-1',
  certificateId: getPortal().companyCertificates.find(({ companyId }) => companyId === 'c-1')?.id ?? '',
});

const linked: ForeignRecord = { owner: 'demo', ids: { id: 'u-demo-work' } };
const grant: ForeignRecord = { owner: 'demo', ids: { id: 'city-parking', scope: 'phone' } };

/** An application of the tools, which has the account read on. */
function addApplication(): Fields {
  const played = { accountId: 'u-demo', name: '示例应用', level: 4, skippable: true } as const;
  getPortal().applications.set('application-1', played);
  return { requestId: 'application-1' };
}
const application: ForeignRecord = { owner: 'demo', ids: addApplication, read: 'security' };

function addPasskey(): Fields {
  getPortal().passkeys.push({
    id: 'passkey-1',
    accountId: 'u-demo',
    credentialId: 'AAAA',
    publicKey: 'AAAA',
    counter: 0,
    name: '',
    aaguid: '',
    canSync: false,
    synced: false,
    createdAt: 0,
    lastUsedAt: null,
  });
  return { id: 'passkey-1' };
}
const passkey: ForeignRecord = { owner: 'demo', ids: addPasskey, body: { name: 'Phone' } };

const rule: ForeignRecord = {
  owner: 'demo',
  ids: (owner) => added(owner.call('addRule', { body: { name: 'Rule', description: 'Of demo' } })),
};
const GOAL = { title: 'Goal', start: '2026-12-01', end: '2026-12-31', description: 'Text', metric: 'Number' };

/** The type requires a row for each endpoint with an id, and each of its ids. */
export const foreignRecords: {
  [N in OperationWithId]: { [Id in IdsOf<N>]: ForeignRecord | Shared };
} = {
  address: { id: address },
  changeAddress: { id: address },
  setDefaultAddress: { id: address },
  deleteAddress: {
    id: address,
    newDefaultId: {
      owner: 'demo',
      ids: { id: 'address-1', newDefaultId: 'address-2' },
      instead: ownDefaultAddress,
    },
  },

  ownAppeal: { id: appeal },
  withdrawAppeal: { id: appeal },
  supplementOwnAppeal: { id: appeal, files: appealFile('NEED_MORE') },
  appealAgain: { id: appeal, files: appealFile('REJECTED') },

  moveAuthorization: { id: { owner: 'demo', ids: { id: 'authorization-9' } } },
  disownRecord: { id: { owner: 'demo', ids: { id: 'b-1' } } },
  verification: { id: { owner: 'demo', ids: { id: 'verification-u-demo' } } },
  readNotices: { ids: { owner: 'demo', ids: { ids: 'n-2' } } },
  changeAvatar: { file: { owner: 'demo', ids: () => ({ file: addUpload() }), read: 'profile' } },

  endSession: {
    id: {
      owner: 'demo',
      ids: () => ({
        id:
          [...getPortal().sessions.values()].find(({ accountId }) => accountId === 'u-demo')?.publicId ?? '',
      }),
    },
  },
  endTrustedBrowser: {
    id: { owner: 'demo', ids: () => ({ id: addTrustedBrowser() }), read: 'trustedBrowsers' },
  },
  switchAccount: { id: linked },
  setPrimaryAccount: { id: linked },
  stepUp: { accountId: { owner: 'demo', ids: { accountId: 'u-demo-work' }, read: 'accounts' } },
  ownCode: {
    accountId: {
      owner: 'demo',
      ids: { accountId: 'u-demo-work' },
      body: { scene: 'stepUp', channel: 'mobile' },
      read: 'accounts',
    },
  },
  unbind: { id: { owner: 'demo', ids: () => firstOf(getPortal().bindings, 'u-demo') } },
  bindCertificate: {
    id: {
      owner: 'demo',
      ids: (owner) => added(owner.call('caChallenge')),
      isAfterStepUp: true,
    },
  },
  unbindCertificate: { id: { owner: 'demo', ids: () => firstOf(getPortal().certificates, 'u-demo') } },
  renamePasskey: { id: passkey },
  removePasskey: { id: passkey },
  withdrawGrant: { id: grant },
  withdrawScope: { id: grant },

  guide: { requestId: application },
  skipGuide: { requestId: application },
  verificationOverview: { requestId: { ...application, isIgnored: true } },
  consent: {
    requestId: {
      owner: 'demo',
      ids: async (owner) => ({ requestId: (await requestAuthorization(owner)).data.requestId }),
      body: { account: 'demo' },
      read: 'grants',
    },
  },

  switchActing: { roleId: { owner: 'boss', ids: { roleId: 'r-boss-2' } } },
  role: { id: BOSS },
  changeRole: { id: BOSS },
  proveRole: { id: BOSS },
  discardRole: { id: BOSS },
  moveRole: { id: BOSS },
  company: { id: BOSS },
  changeCompanyContact: { id: BOSS },
  replaceLegalRep: { id: BOSS },
  companyCertificates: { id: BOSS },
  bindCompanyCertificate: { id: BOSS },
  unbindCompanyCertificate: {
    id: { owner: 'boss', ids: certificateOfCompany },
    certificateId: { owner: 'boss', ids: certificateOfCompany, ...inOtherCompany },
  },
  handlers: { id: BOSS },
  inviteHandler: { id: { ...BOSS, body: invitation } },
  moveHandler: handler({ action: 'end' }),
  changeHandlerDates: handler({}),
  companyAuthorizations: {
    id: BOSS,
    handlerId: { ...HANDLER, ...inOtherCompany, isIgnored: true },
  },
  companyAuthorization: authorization(),
  addCompanyAuthorization: {
    id: { ...BOSS, body: order },
    handlerId: { ...HANDLER, ...inOtherCompany, body: order, isAfterStepUp: true },
    letter: {
      owner: 'demo',
      ids: () => ({ id: 'r-demo-1', letter: addUpload() }),
      stranger: 'boss',
      instead: { id: 'r-boss-1' },
      body: order,
    },
  },
  modifyCompanyAuthorization: authorization(),
  moveCompanyAuthorization: authorization({ action: 'revoke' }),

  rule: { id: rule },
  changeRule: { id: rule },
  deleteRule: { id: rule },
  deleteRules: {
    ids: {
      owner: 'demo',
      ids: async (owner) => ({
        ids: (await owner.call('addRule', { body: { name: 'Rule', description: 'Of demo' } })).data.id,
      }),
      isIgnored: true,
    },
  },
  goal: {
    id: {
      owner: 'demo',
      ids: (owner) => added(owner.call('createGoal', { body: { ...GOAL, visibility: 'public' } })),
    },
  },
  submittedProject: {
    id: {
      owner: 'demo',
      ids: () => {
        const { projects, sample } = getPortal().templateForms;
        const result = { ...sample, id: 'project-1' };
        projects.push({ accountId: 'u-demo', body: {} as never, result });
        return { id: 'project-1' };
      },
    },
  },
  order: { id: 'shared' },
  moveOrder: { id: 'shared' },
  refund: { id: 'shared' },
  subscribeProduct: { id: 'shared' },
};

/** Reads a value that may be a function, which runs after the reset of the portal. */
export const resolve = <Value extends object, Input extends unknown[]>(
  value: Value | ((...input: Input) => Value | Promise<Value>),
  ...input: Input
): Value | Promise<Value> => (typeof value === 'function' ? value(...input) : value);
