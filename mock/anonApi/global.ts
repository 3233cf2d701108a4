/** What anyone may know about the portal. */
import { version } from '../../package.json';
import { handlers } from '../_domain/http';
import { issueSecret } from '../_domain/secrets';
import { portal } from '../_domain/state';
import { words } from '../_domain/words';

export default handlers({
  getVersion: () => version,
  domain: ({ lang }) => {
    const { enableVerifySecret, redirectHosts } = portal().settings;
    return { enableVerifySecret, siteName: words(lang, 'siteName'), redirectHosts };
  },
  secret: ({ visitor }) => issueSecret(visitor),
});
