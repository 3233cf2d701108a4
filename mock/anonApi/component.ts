/** The image captcha, its alternative in words, and visitors' uploads. */
import { askCaptcha, drawCaptcha, isCaptcha } from '../_domain/captcha';
import { keepUpload } from '../_domain/files';
import { handlers } from '../_domain/http';

export default handlers({
  captchaImage: ({ query, visitor, lang }) =>
    query.kind === 'text' ? askCaptcha(visitor, lang) : drawCaptcha(visitor),
  checkCaptcha: ({ query, visitor }) => isCaptcha(visitor, query.captcha ?? ''),
  uploadFile: ({ req, visitor }) => keepUpload(req, visitor),
});
