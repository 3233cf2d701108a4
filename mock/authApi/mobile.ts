/** Another mobile number for the signed-in person. */
import { changeMobile, proveOwnMobile } from '../_domain/changeMobile';
import { handlers } from '../_domain/http';

export default handlers({
  proveOwnMobile,
  changeMobile: (ctx) => {
    changeMobile(ctx);
    return null;
  },
});
