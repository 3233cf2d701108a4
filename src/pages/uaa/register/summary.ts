/** What the last step shows of the others, as data. */
import type { MessageKey } from '@/locales/zh-CN/index';
import { maskDestination } from '@/utils/i18n/masking';
import type { Registration, TextField } from './answers';
import type { StepName } from './journey';

export interface SummaryRow {
  title: MessageKey;
  /** What was answered, or the key of the words for it. */
  value?: string;
  words?: MessageKey;
}

const row = (title: MessageKey, field: TextField) => ({ title, field });

/** Texts as they were answered. Passwords are not among them. */
const ROWS: Partial<Record<StepName, { title: MessageKey; field: TextField }[]>> = {
  account: [row('newPassword.account', 'account'), row('form.email', 'email')],
  identity: [row('identity.name', 'name'), row('identity.idType', 'idType'), row('identity.idNo', 'idNo')],
  guardian: [
    row('register.guardian.name', 'guardian.name'),
    row('register.guardian.idNo', 'guardian.idNo'),
    row('register.relation', 'guardian.relation'),
  ],
  organisation: [
    row('register.orgName', 'orgName'),
    row('register.uscc', 'uscc'),
    row('register.orgType', 'orgType'),
  ],
  people: [
    row('register.legalRep', 'legalRep.name'),
    row('identity.idType', 'legalRep.idType'),
    row('identity.idNo', 'legalRep.idNo'),
    row('register.handler', 'handler.name'),
    row('register.handler.idNo', 'handler.idNo'),
  ],
};

/** What a choice is called: its values have words. */
const WORDS: Partial<Record<TextField, string>> = {
  idType: 'identity.idType',
  'legalRep.idType': 'identity.idType',
  orgType: 'register.orgType',
  'guardian.relation': 'register.relation',
};

function rowOf({ title, field }: { title: MessageKey; field: TextField }, value = ''): SummaryRow {
  const area = WORDS[field];
  return area === undefined ? { title, value } : { title, words: `${area}.${value}` as MessageKey };
}

/** The rows of one step. */
export function summaryOf(step: StepName, { answers, proofs }: Registration): SummaryRow[] {
  const rows = (ROWS[step] ?? []).map((one) => rowOf(one, answers[one.field]));
  const proved = step === 'mobile' ? proofs.register : step === 'guardian' ? proofs.guardian : undefined;
  if (!proved) return rows;
  return [...rows, { title: 'code.mobile', value: maskDestination(`${proved.region} ${proved.mobile}`) }];
}
