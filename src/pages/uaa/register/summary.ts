/** The values that the summary step shows, as data. */

import { maskDestination } from '@/domain/masking';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Registration, TextField } from './answers';
import type { RegistrationStepName } from './registrationSteps';

interface SummaryRow {
  title: MessageKey;
  /** The value itself, or the id of its message. */
  value?: string;
  messageId?: MessageKey;
}

type Row = [title: MessageKey, field: TextField];

/** The displayed fields of each step; passwords are excluded. */
const ROWS: Partial<Record<RegistrationStepName, readonly Row[]>> = {
  account: [
    ['newPassword.account', 'account'],
    ['form.email', 'email'],
  ],
  identity: [
    ['identity.name', 'name'],
    ['identity.idType', 'idType'],
    ['identity.idNo', 'idNo'],
  ],
  guardian: [
    ['register.guardian.name', 'guardian.name'],
    ['register.guardian.idNo', 'guardian.idNo'],
    ['register.relation', 'guardian.relation'],
  ],
  organization: [
    ['register.orgName', 'orgName'],
    ['register.uscc', 'uscc'],
    ['register.orgType', 'orgType'],
  ],
  people: [
    ['register.legalRep', 'legalRep.name'],
    ['identity.idType', 'legalRep.idType'],
    ['identity.idNo', 'legalRep.idNo'],
    ['register.handler', 'handler.name'],
    ['register.handler.idNo', 'handler.idNo'],
  ],
};

/** Key prefixes of the messages for fields with fixed options. */
const MESSAGE_PREFIXES: Partial<Record<TextField, string>> = {
  idType: 'identity.idType',
  'legalRep.idType': 'identity.idType',
  orgType: 'register.orgType',
  'guardian.relation': 'register.relation',
};

function toSummaryRow([title, field]: Row, answers: Registration['answers']): SummaryRow {
  const value = answers[field] ?? '';
  const prefix = MESSAGE_PREFIXES[field];
  return prefix === undefined ? { title, value } : { title, messageId: `${prefix}.${value}` as MessageKey };
}

/** Returns the rows of one step; a verified mobile number is masked. */
export function toSummaryRows(step: RegistrationStepName, { answers, proofs }: Registration): SummaryRow[] {
  const rows = (ROWS[step] ?? []).map((row) => toSummaryRow(row, answers));
  const proved = step === 'mobile' ? proofs.register : step === 'guardian' ? proofs.guardian : undefined;
  if (!proved) return rows;
  return [...rows, { title: 'code.mobile', value: maskDestination(`${proved.region} ${proved.mobile}`) }];
}
