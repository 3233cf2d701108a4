/** The image captcha, its alternative in words, and visitors' uploads. */
import { createImageCaptcha, createTextCaptcha, guessCaptcha } from '../_domain/checks/captcha';
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';

export default createHandlers({
  captchaImage: ({ query, visitor, lang }) =>
    query.kind === 'text' ? createTextCaptcha(visitor, lang) : createImageCaptcha(visitor),
  checkCaptcha: ({ query, visitor }) => guessCaptcha(visitor, query.captcha ?? ''),
  uploadFile: ({ req, visitor }) => storeUpload(req, visitor),
});
