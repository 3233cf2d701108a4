/** The signed-in person's contact data. */
import { createHandlers } from '../_domain/http/handlers';
import { bindMobile } from '../_domain/member/bindMobile';

export default createHandlers({ bindMobile });
