/** The image captcha, and its alternative in words. */
import { askCaptcha, drawCaptcha, isCaptcha } from '../_domain/captcha';
import { handlers } from '../_domain/http';

export default handlers({
  captchaImage: ({ query, visitor, lang }) =>
    query.kind === 'text' ? askCaptcha(visitor, lang) : drawCaptcha(visitor),
  checkCaptcha: ({ query, visitor }) => isCaptcha(visitor, query.captcha ?? ''),
});
