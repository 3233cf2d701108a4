/** The image captcha, its alternative in words, and visitors' uploads. */
import { createImageCaptcha, createTextCaptcha, guessCaptcha } from '../_domain/checks/captcha';
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  captchaImage: (ctx) =>
    ctx.query.kind === 'text' ? createTextCaptcha(ctx, ctx.lang) : createImageCaptcha(ctx),
  checkCaptcha: (ctx) => guessCaptcha(ctx, ctx.query.captcha ?? ''),
  uploadFile: ({ req, visitor }) => storeUpload(req, visitor),
});
