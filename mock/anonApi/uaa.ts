/** Signing in. */
import { dueGuide } from '../_domain/guides';
import { handlers } from '../_domain/http';
import { needsCaptcha } from '../_domain/lockout';
import { Refusal } from '../_domain/refusals';
import { signInWithPassword } from '../_domain/signIn';
import { portal } from '../_domain/state';

export default handlers({
  defaultEncryption: () => portal().settings.defaultEncryption,
  captchaNeeded: ({ query }) => needsCaptcha(query.account ?? ''),
  login: (ctx) => {
    if (ctx.query.channelCode === '1') return signInWithPassword(ctx, ctx.body);
    throw new Refusal('CHANNEL_UNKNOWN');
  },
  redirect: ({ account }) => (account && (dueGuide(account) ?? '/')) ?? null,
});
