/** What the last step shows of the others, as data. */
import type { MessageKey } from '@/locales/zh-CN/index';
import { maskDestination } from '@/utils/i18n/masking';
import type { Registration, TextField } from './answers';
import type { RegistrationStepName } from './registrationSteps';

export interface SummaryRow {
  title: MessageKey;
  /** What was answered, or the key of the words for it. */
  value?: string;
  words?: MessageKey;
}

const defineRow = (title: MessageKey, field: TextField) => ({ title, field });

/** Texts as they were answered. Passwords are not among them. */
const ROWS: Partial<Record<RegistrationStepName, { title: MessageKey; field: TextField }[]>> = {
  account: [defineRow('newPassword.account', 'account'), defineRow('form.email', 'email')],
  identity: [
    defineRow('identity.name', 'name'),
    defineRow('identity.idType', 'idType'),
    defineRow('identity.idNo', 'idNo'),
  ],
  guardian: [
    defineRow('register.guardian.name', 'guardian.name'),
    defineRow('register.guardian.idNo', 'guardian.idNo'),
    defineRow('register.relation', 'guardian.relation'),
  ],
  organisation: [
    defineRow('register.orgName', 'orgName'),
    defineRow('register.uscc', 'uscc'),
    defineRow('register.orgType', 'orgType'),
  ],
  people: [
    defineRow('register.legalRep', 'legalRep.name'),
    defineRow('identity.idType', 'legalRep.idType'),
    defineRow('identity.idNo', 'legalRep.idNo'),
    defineRow('register.handler', 'handler.name'),
    defineRow('register.handler.idNo', 'handler.idNo'),
  ],
};

/** What a choice is called: its values have words. */
const WORDS: Partial<Record<TextField, string>> = {
  idType: 'identity.idType',
  'legalRep.idType': 'identity.idType',
  orgType: 'register.orgType',
  'guardian.relation': 'register.relation',
};

function toSummaryRow({ title, field }: { title: MessageKey; field: TextField }, value = ''): SummaryRow {
  const area = WORDS[field];
  return area === undefined ? { title, value } : { title, words: `${area}.${value}` as MessageKey };
}

/** The rows of one step. */
export function toSummaryRows(step: RegistrationStepName, { answers, proofs }: Registration): SummaryRow[] {
  const rows = (ROWS[step] ?? []).map((one) => toSummaryRow(one, answers[one.field]));
  const proved = step === 'mobile' ? proofs.register : step === 'guardian' ? proofs.guardian : undefined;
  if (!proved) return rows;
  return [...rows, { title: 'code.mobile', value: maskDestination(`${proved.region} ${proved.mobile}`) }];
}
