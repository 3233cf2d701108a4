/** Signing in. */
import { dueGuide } from '../_domain/guides';
import { handlers } from '../_domain/http';
import { needsCaptcha } from '../_domain/lockout';
import { Refusal } from '../_domain/refusals';
import { signInWithPassword } from '../_domain/signIn';
import { portal } from '../_domain/state';

/** The page a signed-in visitor came from; the browser checks it again before it goes there. */
const pageOf = (referer: unknown) =>
  typeof referer === 'string' && /^\/(?![/\\])/.test(referer) ? referer : '/';

export default handlers({
  defaultEncryption: () => portal().settings.defaultEncryption,
  captchaNeeded: ({ query }) => needsCaptcha(query.account ?? ''),
  login: (ctx) => {
    if (ctx.query.channelCode === '1') return signInWithPassword(ctx, ctx.body);
    throw new Refusal('CHANNEL_UNKNOWN');
  },
  redirect: ({ account, query }) => (account ? (dueGuide(account) ?? pageOf(query.referer)) : null),
});
