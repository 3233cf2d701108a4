/** The captcha, as an image or as a proof of work, and visitors' uploads. */
import { createImageCaptcha, guessCaptcha } from '../_domain/checks/captcha';
import { issueWork } from '../_domain/checks/proofOfWork';
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  captchaImage: createImageCaptcha,
  checkCaptcha: (ctx) => guessCaptcha(ctx, ctx.query.captcha),
  captchaChallenge: issueWork,
  uploadFile: ({ req, visitor }) => storeUpload(req, visitor),
});
