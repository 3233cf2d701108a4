/** Handlers of the check whether a person is signed in, sign-out, codes for visitors, and registration. */
import { mailTo } from '../_domain/accounts/contacts';
import { toStoredAddress } from '../_domain/accounts/ownContact';
import { sendCode } from '../_domain/checks/codes';
import { proveMobile } from '../_domain/checks/proofs';
import { assertScriptCall, createHandlers } from '../_domain/http/handlers';
import { Refusal } from '../_domain/lib/refusals';
import { findLogoutAddress } from '../_domain/oauth/logout';
import { activate, getActivation, resendActivation } from '../_domain/signIn/activation';
import { checkRegistration, registerAccount } from '../_domain/signIn/registration';
import { signOut } from '../_domain/signIn/signIn';

export default createHandlers({
  online: ({ account, endedElsewhere }) => {
    if (endedElsewhere) throw new Refusal('SESSION_ENDED_ELSEWHERE', {}, false);
    return account !== undefined;
  },
  logout: (ctx) => {
    assertScriptCall(ctx);
    signOut(ctx);
    return findLogoutAddress(ctx.req, ctx.query, ctx.account);
  },
  smsCode: (ctx) => {
    const { scene, region, mobile, captcha } = ctx.body;
    return sendCode(ctx, { scene, kind: 'sms', region, to: mobile, captcha });
  },
  emailCode: (ctx) => {
    const { scene, email, captcha } = ctx.body;
    // A reset is for an account: the account's own spelling gets the code. The other scenes are for a new address.
    const to = scene === 'reset' ? toStoredAddress(email) : email;
    return sendCode(ctx, { scene, ...mailTo(to), captcha });
  },
  proveMobile: (ctx) => proveMobile(ctx, ctx.body),
  checkRegistration: (ctx) => checkRegistration(ctx, ctx.body),
  register: (ctx) => registerAccount(ctx, ctx.body),
  activation: getActivation,
  activate: (ctx) => activate(ctx, ctx.body),
  resendActivation: (ctx) => resendActivation(ctx, ctx.body),
});
