/** Handlers of sign-in on every channel, and of the page after it. */
import type { Data, LoginChannel, LoginChannels } from '../../src/contract';
import { userTypes } from '../../src/validation/people';
import { countCall } from '../_domain/checks/callLimits';
import { createChallenge } from '../_domain/checks/certificateProof';
import { needsCaptcha } from '../_domain/checks/lockout';
import { createPasskeyChallenge } from '../_domain/checks/passkeys';
import { createHandlers } from '../_domain/http/handlers';
import { Refusal } from '../_domain/lib/refusals';
import { continueAuthorization, requiresSignIn, startAuthorization } from '../_domain/oauth/authorize';
import { getGuideAddress } from '../_domain/signIn/guides';
import { signInWithCertificate, signInWithPasskey } from '../_domain/signIn/keyLogin';
import { startPartnerSignIn } from '../_domain/signIn/partnerPortal';
import { getBindTicket, signInWithProvider, startProviderLogin } from '../_domain/signIn/providerLogin';
import { createQr, getQrContent, pollQr } from '../_domain/signIn/qrLogin';
import { signInWithCode, signInWithPassword } from '../_domain/signIn/secondFactor';
import { getRegisterTicket, sendLoginCode, signInBySms } from '../_domain/signIn/smsLogin';
import type { Caller } from '../_domain/store/context';
import { getPortal } from '../_domain/store/state';

/** Returns the visitor's former page, or home. The browser checks it again before it navigates. */
const pageOf = (referer = '') => (/^\/(?![/\\])/.test(referer) ? referer : '/');

/** The channels by channelCode. The channels 31 and 32 return through 5. */
const channels: {
  [Channel in LoginChannel]: (
    ctx: Caller,
    body: LoginChannels[Channel]['body'],
  ) => Data<'login'> | Promise<Data<'login'>>;
} = {
  1: signInWithPassword,
  2: signInBySms,
  3: pollQr,
  5: signInWithProvider,
  6: signInWithPasskey,
};

export default createHandlers({
  defaultEncryption: () => getPortal().settings.defaultEncryption,
  captchaNeeded: (ctx) => {
    countCall('captchaQuestions', ctx);
    const { account: loginName } = ctx.query;
    return userTypes.some((userType) => needsCaptcha({ userType, loginName }));
  },
  login: (ctx) => {
    const { channelCode } = ctx.query;
    if (channelCode === undefined) throw new Refusal('CHANNEL_UNKNOWN');
    // The body was read by the schema of this channel; TypeScript infers only a union of all channels.
    return channels[channelCode](ctx, ctx.body as never);
  },
  loginCode: (ctx) => sendLoginCode(ctx, ctx.body),
  registerTicket: getRegisterTicket,
  getUuid: createQr,
  getQRCode: getQrContent,
  obtainCode: (ctx) =>
    'requestId' in ctx.query
      ? continueAuthorization(ctx, ctx.query.requestId)
      : startProviderLogin(ctx, ctx.query),
  bindTicket: getBindTicket,
  secondFactor: (ctx) => signInWithCode(ctx, ctx.body),
  passkeyChallenge: createPasskeyChallenge,
  caChallenge: createChallenge,
  caLogin: (ctx) => signInWithCertificate(ctx, ctx.body),
  authorizeRequest: (ctx) => startAuthorization(ctx, ctx.body),
  autoAuth: (ctx) => startPartnerSignIn(ctx, ctx.query.ticket),
  redirect: ({ visitor, account, session, query }) => {
    if (!account || !session || requiresSignIn({ visitor, account, session }, query.referer)) return null;
    return getGuideAddress({ account, session }, query.requestId) ?? pageOf(query.referer);
  },
});
