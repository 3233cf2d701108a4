/** Probes of what signed-in people call for themselves. */
import type { Visitor } from '../client';
import { dataOf } from '../expect';
import type { Kit } from '../kit';
import { unknownId } from '../kit';
import {
  act,
  emptyForm,
  memberList,
  memberRead,
  memberRecord,
  type Own,
  type Probe,
  write,
  writeOf,
  wrongQuery,
} from '../probe';
import { sampleAddition, sampleAddress } from '../samples';

/** The first row of a list of somebody's. */
const first = (visitor: Visitor, rows: readonly { id: string }[]): Own | null =>
  rows[0] ? { visitor, params: { id: rows[0].id } } : null;

const ownAddress = async (kit: Kit) => {
  const member = await kit.member();
  return first(member, dataOf('addresses', await member.call('addresses')).list);
};
const ownAppeal = async (kit: Kit) => {
  const member = await kit.member();
  return first(member, dataOf('ownAppeals', await member.call('ownAppeals')).list);
};
const ownVerification = async (kit: Kit) => {
  const member = await kit.member();
  const { channels } = dataOf('verificationOverview', await member.call('verificationOverview'));
  return first(
    member,
    channels.flatMap(({ latest }) => (latest ? [latest] : [])),
  );
};
/** The asking session's: whoever else could end it, ends one of this run. */
const ownSession = async (kit: Kit) => {
  const member = await kit.freshMember();
  return first(member, dataOf('sessions', await member.call('sessions')));
};

export const memberProbes = {
  accountDetail: memberRead(),
  guide: memberRead(),
  skipGuide: write(['kind']),
  consent: write(['requestId', 'account', 'allow']),
  ownCode: write(['scene', 'channel']),
  uploadOwnFile: write(['file'], emptyForm()),
  ownAppeals: memberList(undefined, ['submittedAt', 'updatedAt']),
  ownAppeal: memberRecord(ownAppeal),
  withdrawAppeal: writeOf('id'),
  supplementOwnAppeal: { ...writeOf('id'), body: sampleAddition },
  appealAgain: { ...writeOf('id'), body: sampleAddition },
  changePassword: write(['pwd', 'newPwd']),
  bindMobile: { refused: [{ sent: { body: {} }, subCode: ['FIELDS_WRONG', 'FORBIDDEN'] }] },
  identity: memberRead(),
  ownValue: write(['field'], { field: 'nothing' }),
  notices: memberRead(),
  readNotices: {
    refused: [
      { sent: { body: {} }, subCode: 'FIELDS_WRONG', fields: ['ids'] },
      { sent: { body: { ids: [unknownId()] } }, subCode: 'NOT_FOUND' },
    ],
  },
  stepUp: write(['method']),
  security: memberRead(),
  changeEmail: write(['email', 'code']),
  questions: memberRead(),
  changeQuestions: write(['questions', 'answers']),
  sessions: memberRead(),
  endSession: memberRecord(ownSession),
  endOtherSessions: act,
  startExport: act,
  cancellation: memberRead(),
  cancelAccount: act,
  accounts: memberRead(),
  switchAccount: writeOf('id'),
  setPrimaryAccount: writeOf('id'),
  bindings: memberRead(),
  unbind: writeOf('id'),
  certificates: memberRead(),
  bindCertificate: write(['id', 'certificate', 'signature']),
  unbindCertificate: writeOf('id'),
  profile: memberRead(),
  changeProfile: write(['version']),
  changeAvatar: write(['file'], { file: unknownId() }),
  notificationSettings: memberRead(),
  changeNotificationSettings: write(['messages'], { messages: 'perhaps' }),
  proveOwnMobile: write(['method']),
  changeMobile: write(['proof', 'region', 'mobile', 'code']),
  addresses: memberList(),
  address: memberRecord(ownAddress),
  addAddress: write(['recipient', 'region', 'mobile', 'district', 'detail']),
  changeAddress: { ...writeOf('id'), body: { ...sampleAddress, version: 'x' } },
  setDefaultAddress: writeOf('id'),
  deleteAddress: writeOf('id'),
  authorizations: memberList({ direction: 'given' }),
  grantAuthorization: write(['loginId', 'name', 'matters', 'start', 'end']),
  moveAuthorization: { ...writeOf('id'), body: { action: 'accept' } },
  grants: memberRead(),
  withdrawGrant: writeOf('id'),
  withdrawScope: writeOf('id', 'scope'),
  behaviorRecords: {
    ...memberList(undefined, ['occurredAt']),
    refused: [
      wrongQuery({ from: 'yesterday' }, 'from'),
      wrongQuery({ from: '2026-02-02', to: '2026-02-01' }, 'to'),
      wrongQuery({ type: 'NOTHING' }, 'type'),
    ],
  },
  exportBehaviorRecords: { ...memberRead(), refused: [wrongQuery({ cursor: unknownId() }, 'cursor')] },
  disownRecord: writeOf('id'),
  verificationOverview: memberRead(),
  startVerification: write(['channel']),
  verification: memberRecord(ownVerification),
  returnVerification: write(['state']),
} satisfies Record<string, Probe>;
