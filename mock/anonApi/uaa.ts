/** Signing in, on every channel. */

import { bindTicketOf, providerAddress, signInWithProvider } from '../_domain/associate';
import { signInWithCertificate } from '../_domain/caLogin';
import { challengeFor } from '../_domain/certificateProof';
import { dueGuide } from '../_domain/guides';
import { type Ctx, handlers } from '../_domain/http';
import { needsCaptcha } from '../_domain/lockout';
import { authorizeRequest, silentAddress, wantsSignIn } from '../_domain/oauthAuthorize';
import { askQr, newQr, qrContent } from '../_domain/qr';
import { Refusal } from '../_domain/refusals';
import { signInWithPassword } from '../_domain/signIn';
import { autoAuth } from '../_domain/sister';
import { registerTicketOf, sendLoginCode, signInBySms } from '../_domain/smsLogin';
import { portal } from '../_domain/state';

/** The page a signed-in visitor came from; the browser checks it again before it goes there. */
const pageOf = (referer: unknown) =>
  typeof referer === 'string' && /^\/(?![/\\])/.test(referer) ? referer : '/';

/** By channelCode; 31 and 32 come back through 5. */
const channels: Record<string, (ctx: Ctx<'login'>) => ReturnType<typeof askQr>> = {
  1: (ctx) => signInWithPassword(ctx, ctx.body),
  2: (ctx) => signInBySms(ctx, ctx.body),
  3: (ctx) => askQr(ctx, ctx.body),
  5: (ctx) => signInWithProvider(ctx, ctx.body),
};

export default handlers({
  defaultEncryption: () => portal().settings.defaultEncryption,
  captchaNeeded: ({ query }) => needsCaptcha(query.account ?? ''),
  login: (ctx) => {
    const { channelCode = '' } = ctx.query;
    const channel = Object.hasOwn(channels, channelCode) ? channels[channelCode] : undefined;
    if (!channel) throw new Refusal('CHANNEL_UNKNOWN');
    return channel(ctx);
  },
  loginCode: (ctx) => sendLoginCode(ctx, ctx.body),
  registerTicket: (ctx) => registerTicketOf(ctx),
  getUuid: (ctx) => newQr(ctx),
  getQRCode: (ctx) => qrContent(ctx),
  obtainCode: (ctx) =>
    ctx.query.requestId === undefined ? providerAddress(ctx) : silentAddress(ctx, ctx.query.requestId),
  bindTicket: (ctx) => bindTicketOf(ctx),
  caChallenge: (ctx) => challengeFor(ctx),
  caLogin: (ctx) => signInWithCertificate(ctx, ctx.body),
  authorizeRequest: (ctx) => authorizeRequest(ctx, ctx.body),
  autoAuth: (ctx) => autoAuth(ctx, ctx.query.ticket),
  redirect: ({ visitor, account, session, query }) => {
    if (!account || !session || wantsSignIn({ visitor, account, session }, query.referer)) return null;
    return dueGuide({ account, session }, query.requestId) ?? pageOf(query.referer);
  },
});
