/** Whether someone is signed in, signing out, codes for visitors, and becoming a user. */
import { activate, activationOf, resendActivation } from '../_domain/activation';
import { captchaAnswer } from '../_domain/captcha';
import { sendCode } from '../_domain/codes';
import { emailAddress, mobileFields } from '../_domain/contacts';
import { oneOf, readFields } from '../_domain/fields';
import { handlers } from '../_domain/http';
import { registeredLogoutAddress } from '../_domain/oauthLogout';
import { proveMobile } from '../_domain/proofs';
import { checkRegistration, register } from '../_domain/registration';
import { signOut } from '../_domain/signIn';

/** The codes of signing in and of step-up have calls of their own. */
const bySms = oneOf('register', 'reset', 'appeal', 'bind', 'unfreeze', 'guardian');
const byMail = oneOf('register', 'reset', 'bind');

export default handlers({
  online: ({ account }) => account !== undefined,
  logout: (ctx) => {
    signOut(ctx);
    return registeredLogoutAddress(ctx.req, ctx.query, ctx.account);
  },
  smsCode: (ctx) => {
    const fields = { scene: bySms, ...mobileFields(ctx.body), captcha: captchaAnswer };
    const { scene, region, mobile, captcha } = readFields(ctx.body, fields);
    return sendCode(ctx, { scene, kind: 'sms', region, to: mobile, captcha });
  },
  emailCode: (ctx) => {
    const fields = { scene: byMail, email: emailAddress, captcha: captchaAnswer };
    const { scene, email, captcha } = readFields(ctx.body, fields);
    return sendCode(ctx, { scene, kind: 'mail', to: email, captcha });
  },
  proveMobile: (ctx) => proveMobile(ctx, ctx.body),
  checkRegistration: (ctx) => {
    checkRegistration(ctx, ctx.body);
    return null;
  },
  register: (ctx) => register(ctx, ctx.body),
  activation: (ctx) => activationOf(ctx),
  activate: (ctx) => activate(ctx, ctx.body),
  resendActivation: (ctx) => resendActivation(ctx, ctx.body),
});
