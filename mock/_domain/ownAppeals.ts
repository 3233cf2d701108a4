/** The signed-in person's own appeals. */
import type { AppealDetail, AppealRow, Page } from '../../src/contract';
import { subCodes } from '../../src/contract/subCodes';
import { appealStates } from '../../src/validation/appeals';
import type { Account } from './accounts';
import { additionFields, reasonOf } from './appealForm';
import { type Appeal, allAppeals, fileAppeal, move } from './appeals';
import { actionsOf, appealDetailOf, appealRow } from './appealViews';
import { recordAct } from './behaviour';
import { oneOf, optional, readFields } from './fields';
import { takeFiles } from './files';
import type { Ctx } from './http';
import { calendarDay, pageFields, pageOf, sorted } from './pages';
import { HttpRefusal, Refusal } from './refusals';
import type { Session } from './sessions';
import type { Visit } from './visit';

type Owner = Pick<Visit, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

const filters = {
  ...pageFields('submittedAt', 'updatedAt'),
  state: optional(oneOf(...appealStates)),
  reason: optional(reasonOf),
  from: optional(calendarDay),
  to: optional(calendarDay),
};

/** A page of them, the newest first unless told. `from` and `to` are days in China, both included. */
export function listAppeals({ id }: Account, query: Ctx<'ownAppeals'>['query']): Page<AppealRow> {
  const { state, reason, from, to, sort = 'submittedAt:desc', ...page } = readFields(query, filters);
  if (from && to && from > to) throw new HttpRefusal(422, 'FIELDS_WRONG', { to: subCodes.FIELD_FORMAT });
  const rows = allAppeals()
    .filter(({ accountId }) => accountId === id)
    .map(appealRow)
    .filter((row) => (!state || row.state === state) && (!reason || row.reason === reason))
    .filter((row) => {
      const day = row.submittedAt.slice(0, 10);
      return (!from || day >= from) && (!to || day <= to);
    });
  return pageOf(sorted(rows, sort), page);
}

/** One of them; unknown and another's are a 404. */
export function ownAppeal({ id }: Account, appealId: string): Appeal {
  const found = allAppeals().find((appeal) => appeal.id === appealId && appeal.accountId === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/** Takes it back. */
export function withdraw({ account }: Owner, id: string): AppealDetail {
  const appeal = ownAppeal(account, id);
  move(appeal, 'withdraw');
  return appealDetailOf(appeal);
}

/** Adds what the reviewer asked for. */
export function supplement(owner: Owner, id: string, body: Ctx<'supplementOwnAppeal'>['body']): AppealDetail {
  const appeal = ownAppeal(owner.account, id);
  const { description, files } = readFields(body, additionFields(owner));
  move(appeal, 'supplement', { note: description, files });
  takeFiles(files);
  return appealDetailOf(appeal);
}

/** Appeals once more after a rejection, for the same reason and person; answers the new appeal. */
export function repeat(owner: Owner, id: string, body: Ctx<'appealAgain'>['body']): AppealDetail {
  const rejected = ownAppeal(owner.account, id);
  const addition = readFields(body, additionFields(owner));
  if (!actionsOf(rejected).includes('again')) throw new Refusal('APPEAL_STATE');
  const { visitor, lang, account } = owner;
  const maker = { visitor, lang, accountId: account.id, repeats: rejected.id };
  const appeal = fileAppeal(maker, { ...rejected.submission, ...addition });
  takeFiles(addition.files);
  recordAct(owner, { type: 'APPEAL' });
  return appealDetailOf(appeal);
}
