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

const defineRow = (title: MessageKey, field: TextField) => ({ title, field });

/** The displayed fields of each step; passwords are excluded. */
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
  organization: [
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

/** Key prefixes of the messages for fields with fixed options. */
const MESSAGE_PREFIXES: Partial<Record<TextField, string>> = {
  idType: 'identity.idType',
  'legalRep.idType': 'identity.idType',
  orgType: 'register.orgType',
  'guardian.relation': 'register.relation',
};

function toSummaryRow({ title, field }: { title: MessageKey; field: TextField }, value = ''): SummaryRow {
  const prefix = MESSAGE_PREFIXES[field];
  return prefix === undefined ? { title, value } : { title, messageId: `${prefix}.${value}` as MessageKey };
}

/** Returns the rows of one step; a verified mobile number is masked. */
export function toSummaryRows(step: RegistrationStepName, { answers, proofs }: Registration): SummaryRow[] {
  const rows = (ROWS[step] ?? []).map((one) => toSummaryRow(one, answers[one.field]));
  const proved = step === 'mobile' ? proofs.register : step === 'guardian' ? proofs.guardian : undefined;
  if (!proved) return rows;
  return [...rows, { title: 'code.mobile', value: maskDestination(`${proved.region} ${proved.mobile}`) }];
}
