/** Probes of what visitors call. */

import { dataOf } from '../expect';
import { madeUpMobile, unknownId, unknownName } from '../kit';
import { emptyForm, type Probe, unknownValue, visitorRead, write, wrongQuery } from '../probe';
import { seal } from '../seal';

const NUMBER = ['region', 'mobile'];
/** Two refusals of one call. */
const both = (...probes: Probe[]): Probe => ({ refused: probes.flatMap(({ refused = [] }) => refused) });
const junk = (query: Record<string, string>, ...fields: string[]): Probe => ({
  refused: [wrongQuery(query, ...fields)],
});

export const visitorProbes = {
  getVersion: visitorRead(),
  domain: visitorRead(),
  online: visitorRead(),
  logout: visitorRead(),
  secret: visitorRead(),
  captchaImage: visitorRead({ t: '1' }),
  checkCaptcha: visitorRead({ captcha: '0000' }),
  captchaChallenge: visitorRead(),
  defaultEncryption: visitorRead(),
  captchaNeeded: visitorRead({ account: unknownName() }),
  redirect: visitorRead({ referer: '/user/notices' }),
  obtainCode: both(
    junk({ channelCode: '99', category: '13' }),
    unknownValue({ query: { requestId: unknownId() } }, 'AUTHORIZE_OVER'),
  ),
  findWithUserType: { ...visitorRead({ userType: 'person' }), ...junk({ userType: 'nobody' }, 'userType') },
  login: {
    valid: async (kit) => {
      const visitor = kit.visitor();
      const { account, password, userType } = kit.own();
      const secret = dataOf('secret', await visitor.call('secret'));
      return {
        visitor,
        sent: {
          query: { channelCode: '1' },
          body: { userType, account, password: seal(secret, password), secretId: secret.id },
        },
      };
    },
    refused: [
      { sent: { query: { channelCode: '999' }, body: {} }, subCode: 'CHANNEL_UNKNOWN' },
      {
        sent: { query: { channelCode: '1' }, body: {} },
        subCode: 'FIELDS_WRONG',
        fields: ['userType', 'account', 'password'],
      },
      {
        sent: { query: { channelCode: '2' }, body: {} },
        subCode: 'FIELDS_WRONG',
        fields: ['region', 'mobile', 'code'],
      },
      { sent: { query: { channelCode: '3' }, body: { uuid: unknownId() } }, subCode: 'QR_UNKNOWN' },
    ],
  },
  getUuid: visitorRead(),
  getQRCode: {
    valid: async (kit) => {
      const visitor = kit.visitor();
      const uuid = dataOf('getUuid', await visitor.call('getUuid'));
      return { visitor, sent: { query: { uuid } } };
    },
    ...unknownValue({ query: { uuid: unknownId() } }, 'QR_UNKNOWN'),
  },
  loginCode: write(NUMBER),
  smsCode: write(['scene', ...NUMBER], { scene: 'nothing' }),
  emailCode: write(['scene', 'email'], { scene: 'nothing', email: 'no address' }),
  bindTicket: unknownValue({ query: { bind: unknownId() } }, 'TICKET_UNKNOWN'),
  registerTicket: unknownValue({ query: { ticket: unknownId() } }, 'TICKET_UNKNOWN'),
  caChallenge: { valid: async (kit) => ({ visitor: kit.visitor(), sent: { body: {} } }) },
  caLogin: both(
    write(['id', 'certificate', 'signature']),
    unknownValue({ body: { id: unknownId(), certificate: 'AAAA', signature: 'AAAA' } }, 'CHALLENGE_EXPIRED'),
  ),
  authorizeRequest: both(
    write(['query'], { query: 7 }),
    unknownValue({ body: { query: `client_id=${unknownId()}` } }, 'AUTHORIZE_CLIENT'),
    unknownValue({ body: { query: `requestId=${unknownId()}` } }, 'AUTHORIZE_OVER'),
  ),
  autoAuth: visitorRead({ ticket: 'nobody' }),
  proveMobile: write(['scene', ...NUMBER, 'code']),
  checkRegistration: write(['userType', 'ticket']),
  register: write(['userType']),
  activation: unknownValue({ query: { id: unknownId() } }, 'REGISTRATION_UNKNOWN'),
  activate: both(write(['token']), unknownValue({ body: { token: unknownId() } }, 'TOKEN_INVALID')),
  resendActivation: both(write(['id']), unknownValue({ body: { id: unknownId() } }, 'REGISTRATION_UNKNOWN')),
  startReset: write(['userType', 'loginId', 'captcha']),
  proveReset: both(
    write(['id', 'method']),
    unknownValue(
      { body: { id: unknownId(), method: 'mobile', region: '+86', mobile: madeUpMobile(), code: '000000' } },
      'RESET_UNKNOWN',
    ),
  ),
  answerReset: write(['id', 'answers']),
  finishReset: write(['id', 'newPwd']),
  checkUndo: both(write(['token']), unknownValue({ body: { token: unknownId() } }, 'UNDO_UNKNOWN')),
  undoChange: both(write(['token']), unknownValue({ body: { token: unknownId() } }, 'UNDO_UNKNOWN')),
  frozenAccount: unknownValue({ query: { ticket: unknownId() } }, 'TICKET_UNKNOWN'),
  unfreeze: write(['ticket', ...NUMBER, 'code']),
  uploadFile: {
    refused: [{ sent: { body: emptyForm() }, subCode: 'FIELDS_WRONG', fields: ['file'] }],
  },
  makeAppeal: write(['reason', 'name', 'idType', 'idNo', 'proof', 'description', 'files']),
  appealProgress: both(
    write(['ticket', ...NUMBER]),
    unknownValue(
      { body: { ticket: 'AP200001010000000000000', region: '+86', mobile: madeUpMobile() } },
      'APPEAL_UNKNOWN',
    ),
  ),
  supplementAppeal: write(['ticket', 'proof', 'description']),
} satisfies Record<string, Probe>;
