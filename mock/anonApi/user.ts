/** Whether someone is signed in, signing out, and codes for visitors. */
import { captchaAnswer } from '../_domain/captcha';
import { registeredLogoutAddress } from '../_domain/clients';
import { sendCode } from '../_domain/codes';
import { emailAddress, mobileFields } from '../_domain/contacts';
import { oneOf, readFields } from '../_domain/fields';
import { handlers } from '../_domain/http';
import { signOut } from '../_domain/signIn';

/** The codes of signing in and of step-up have calls of their own. */
const bySms = oneOf('register', 'reset', 'appeal', 'bind', 'unfreeze', 'guardian');
const byMail = oneOf('register', 'reset', 'bind');

export default handlers({
  online: ({ account }) => account !== undefined,
  logout: (ctx) => {
    signOut(ctx);
    return registeredLogoutAddress(ctx.query.post_logout_redirect_uri);
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
});
