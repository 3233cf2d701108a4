/** Public data of the portal. */
import { version } from '../../package.json';
import { issueSecret } from '../_domain/checks/secrets';
import { createHandlers } from '../_domain/http/handlers';
import { translate } from '../_domain/lib/messages';
import { getPortal } from '../_domain/store/state';

export default createHandlers({
  getVersion: () => version,
  domain: ({ lang }) => {
    const { enableVerifySecret } = getPortal().settings;
    const contact = {
      email: 'help@portal.example.com',
      phone: '+86 154 0000 0000',
      hours: translate(lang, 'contactHours'),
    };
    return {
      enableVerifySecret,
      siteName: translate(lang, 'siteName'),
      redirectHosts: [],
      captcha: 'proof',
      contact,
    };
  },
  secret: issueSecret,
});
