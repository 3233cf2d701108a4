/** The appeals of the signed-in user. */
import type { AppealAddition, AppealDetail, AppealRow, Page, Query } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { paginate, sortRows } from '../forms/paging';
import { claimFiles, getOwnFiles } from '../forms/uploads';
import { getFound, Refusal } from '../lib/refusals';
import type { SignedInCaller } from '../store/context';
import type { Account } from '../store/records/account';
import type { Appeal } from '../store/records/appeal';
import { applyAppealTransition, fileAppeal, listAllAppeals } from './appeals';
import { listAppealActions, toAppealDetail, toAppealRow } from './views';

/** Returns a page of the account's appeals. `from` and `to` are days in China, both included. */
export function listOwnAppeals(
  { id }: Account,
  { state, reason, from, to, sort = 'submittedAt:desc', ...page }: Query<'ownAppeals'>,
): Page<AppealRow> {
  const rows = listAllAppeals()
    .filter(({ accountId }) => accountId === id)
    .map(toAppealRow)
    .filter((row) => (!state || row.state === state) && (!reason || row.reason === reason))
    .filter((row) => {
      const day = row.submittedAt.slice(0, 10);
      return (!from || day >= from) && (!to || day <= to);
    });
  return paginate(sortRows(rows, sort), page);
}

/** Returns one appeal of the account. Throws a 404 for any other id. */
export function getOwnAppeal({ id }: Account, appealId: string): Appeal {
  return getFound(listAllAppeals().find((appeal) => appeal.id === appealId && appeal.accountId === id));
}

/** Withdraws an appeal. Throws a 404 or APPEAL_STATE. */
export function withdrawAppeal({ account }: SignedInCaller, id: string): AppealDetail {
  const appeal = getOwnAppeal(account, id);
  applyAppealTransition(appeal, 'withdraw');
  return toAppealDetail(appeal);
}

/** Adds what the reviewer has requested. Throws a 404 or APPEAL_STATE. */
export function supplementAppeal(
  owner: SignedInCaller,
  id: string,
  { description, files: ids }: AppealAddition,
): AppealDetail {
  const appeal = getOwnAppeal(owner.account, id);
  const files = getOwnFiles(owner, ids);
  applyAppealTransition(appeal, 'supplement', { note: description, files });
  claimFiles(files);
  return toAppealDetail(appeal);
}

/**
 * Files a rejected appeal again, for the same reason and person. Throws a 404, APPEAL_STATE or APPEAL_OPEN.
 */
export function repeatAppeal(
  owner: SignedInCaller,
  id: string,
  { description, files: ids }: AppealAddition,
): AppealDetail {
  const rejected = getOwnAppeal(owner.account, id);
  const addition = { description, files: getOwnFiles(owner, ids) };
  if (!listAppealActions(rejected).includes('again')) throw new Refusal('APPEAL_STATE');
  const { visitor, lang, account } = owner;
  const maker = { visitor, lang, accountId: account.id, repeats: rejected.id };
  const appeal = fileAppeal(maker, { ...rejected.submission, ...addition });
  claimFiles(addition.files);
  recordMemberBehavior(owner, { type: 'APPEAL' });
  return toAppealDetail(appeal);
}
