import { toIdentity } from '../_domain/accounts/accounts';
import { listNotices, markNoticesRead } from '../_domain/accounts/notices';
import { sendOwnCode } from '../_domain/checks/codes';
import { confirmStepUp, findProvedAccount } from '../_domain/checks/stepUp';
import { storeUpload } from '../_domain/forms/uploads';
import { createHandlers } from '../_domain/http/handlers';
import { getOwnValue } from '../_domain/member/ownValue';

export default createHandlers({
  identity: ({ account }) => toIdentity(account),
  ownValue: getOwnValue,
  notices: ({ session, lang }) => listNotices(session, lang),
  readNotices: ({ session, body }) => markNoticesRead(session, body.ids),
  ownCode: (ctx) => {
    const { scene, channel } = ctx.body;
    const account = scene === 'stepUp' ? findProvedAccount(ctx, ctx.body.accountId) : ctx.account;
    return sendOwnCode({ ...ctx, account }, scene, channel);
  },
  stepUp: (ctx) => confirmStepUp(ctx, ctx.body),
  uploadOwnFile: ({ req, account }) => storeUpload(req, account.id, { content: true }),
});
