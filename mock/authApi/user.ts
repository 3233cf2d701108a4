/** The signed-in person's identity, notices and codes. */
import { NOTICES_PER_CALL } from '../../src/constants';
import { toIdentity } from '../_domain/accounts/accounts';
import { listNotices, markNoticesRead } from '../_domain/accounts/notices';
import { sendOwnCode } from '../_domain/checks/codes';
import { findProvedAccount } from '../_domain/checks/stepUp';
import { listOf, readFields, text } from '../_domain/forms/fields';
import { createHandlers } from '../_domain/http/handlers';
import { getOwnValue } from '../_domain/member/ownValue';

const ID_MAX = 64;

export default createHandlers({
  identity: ({ account }) => toIdentity(account),
  ownValue: getOwnValue,
  notices: ({ session, lang }) => listNotices(session, lang),
  readNotices: ({ session, body }) => {
    const { ids } = readFields(body, { ids: listOf(text(ID_MAX), NOTICES_PER_CALL) });
    markNoticesRead(session, ids);
    return null;
  },
  ownCode: (ctx) => {
    const { scene, channel } = ctx.body;
    const account = scene === 'stepUp' ? findProvedAccount(ctx, ctx.body) : ctx.account;
    return sendOwnCode({ ...ctx, account }, scene, channel);
  },
});
