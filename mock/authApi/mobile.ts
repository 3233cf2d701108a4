/** Handlers to change the mobile number of the signed-in person. */
import { createHandlers } from '../_domain/http/handlers';
import { changeMobile, proveOwnMobile } from '../_domain/member/changeMobile';

export default createHandlers({ proveOwnMobile, changeMobile });
