/** The image captcha, its alternative in words, and visitors' uploads. */
import { createImageCaptcha, createTextCaptcha, isCaptchaCorrect } from '../_domain/checks/captcha';
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  captchaImage: ({ query, visitor, lang }) =>
    query.kind === 'text' ? createTextCaptcha(visitor, lang) : createImageCaptcha(visitor),
  checkCaptcha: ({ query, visitor }) => isCaptchaCorrect(visitor, query.captcha ?? ''),
  uploadFile: ({ req, visitor }) => storeUpload(req, visitor),
});
