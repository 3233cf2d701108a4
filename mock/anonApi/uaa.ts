/** Sign-in on every channel, and where it leads. */
import { userTypes } from '../../src/validation/people';
import { createChallenge } from '../_domain/checks/certificateProof';
import { needsCaptcha } from '../_domain/checks/lockout';
import { countCaptchaQuestion } from '../_domain/checks/signInLimits';
import { createHandlers } from '../_domain/http/handlers';
import { Refusal } from '../_domain/lib/refusals';
import { continueAuthorization, requiresSignIn, startAuthorization } from '../_domain/oauth/authorize';
import { signInWithCertificate } from '../_domain/signIn/certificateLogin';
import { getGuideAddress } from '../_domain/signIn/guides';
import { startPartnerSignIn } from '../_domain/signIn/partnerPortal';
import { getBindTicket, signInWithProvider, startProviderLogin } from '../_domain/signIn/providerLogin';
import { createQr, getQrContent, pollQr } from '../_domain/signIn/qrLogin';
import { signInWithPassword } from '../_domain/signIn/signIn';
import { getRegisterTicket, sendLoginCode, signInBySms } from '../_domain/signIn/smsLogin';
import type { EndpointContext } from '../_domain/store/context';
import { getPortal } from '../_domain/store/state';

/** The page that a signed-in visitor came from. The browser checks it again before it goes there. */
const pageOf = (referer: unknown) =>
  typeof referer === 'string' && /^\/(?![/\\])/.test(referer) ? referer : '/';

/** The channels by channelCode. The channels 31 and 32 return through 5. */
const channels: Record<string, (ctx: EndpointContext<'login'>) => ReturnType<typeof pollQr>> = {
  1: (ctx) => signInWithPassword(ctx, ctx.body),
  2: (ctx) => signInBySms(ctx, ctx.body),
  3: (ctx) => pollQr(ctx, ctx.body),
  5: (ctx) => signInWithProvider(ctx, ctx.body),
};

export default createHandlers({
  defaultEncryption: () => getPortal().settings.defaultEncryption,
  captchaNeeded: (ctx) => {
    countCaptchaQuestion(ctx);
    const { account: loginName = '' } = ctx.query;
    return userTypes.some((userType) => needsCaptcha({ userType, loginName }));
  },
  login: (ctx) => {
    const { channelCode = '' } = ctx.query;
    const channel = Object.hasOwn(channels, channelCode) ? channels[channelCode] : undefined;
    if (!channel) throw new Refusal('CHANNEL_UNKNOWN');
    return channel(ctx);
  },
  loginCode: (ctx) => sendLoginCode(ctx, ctx.body),
  registerTicket: (ctx) => getRegisterTicket(ctx),
  getUuid: (ctx) => createQr(ctx),
  getQRCode: (ctx) => getQrContent(ctx),
  obtainCode: (ctx) =>
    ctx.query.requestId === undefined
      ? startProviderLogin(ctx)
      : continueAuthorization(ctx, ctx.query.requestId),
  bindTicket: (ctx) => getBindTicket(ctx),
  caChallenge: (ctx) => createChallenge(ctx),
  caLogin: (ctx) => signInWithCertificate(ctx, ctx.body),
  authorizeRequest: (ctx) => startAuthorization(ctx, ctx.body),
  autoAuth: (ctx) => startPartnerSignIn(ctx, ctx.query.ticket),
  redirect: ({ visitor, account, session, query }) => {
    if (!account || !session || requiresSignIn({ visitor, account, session }, query.referer)) return null;
    return getGuideAddress({ account, session }, query.requestId) ?? pageOf(query.referer);
  },
});
