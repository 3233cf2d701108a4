/** The signed-in person's identity, notices and codes. */
import { identityOf } from '../_domain/accounts';
import { sendOwnCode } from '../_domain/codes';
import { listOf, oneOf, readFields, text } from '../_domain/fields';
import { handlers } from '../_domain/http';
import { listNotices, markRead } from '../_domain/notices';

const ID_MAX = 64;
const IDS_MAX = 100;

export default handlers({
  identity: ({ account }) => identityOf(account),
  notices: ({ account, lang }) => listNotices(account.id, lang),
  readNotices: ({ account, body }) => {
    const { ids } = readFields(body, { ids: listOf(text(ID_MAX), IDS_MAX) });
    markRead(account.id, ids);
    return null;
  },
  ownCode: (ctx) => {
    const fields = {
      scene: oneOf('stepUp', 'changeMobile', 'bind', 'reset', 'unfreeze'),
      channel: oneOf('mobile', 'email'),
    };
    const { scene, channel } = readFields(ctx.body, fields);
    return sendOwnCode(ctx, scene, channel);
  },
});
