import type { MessageKey } from '@/locales/zh-CN/index';
import { checkCreditCode } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { checkOrgName } from '@/validation/organizations';
import { NormalizedInput } from './NormalizedInput';

const trim = (text: string) => text.trim();

/** An organization's name: the field `orgName` of the surrounding form. */
export const OrgNameField = () => (
  <NormalizedInput
    name="orgName"
    label="register.orgName"
    normalize={trim}
    check={checkOrgName}
    input={{ autoComplete: 'organization' }}
  />
);

/** An organization's credit code: the field `uscc` of the surrounding form. */
export const CreditCodeField = ({ hint }: { hint?: MessageKey }) => (
  <NormalizedInput
    name="uscc"
    label="register.uscc"
    normalize={normalizeDocumentNumber}
    check={checkCreditCode}
    input={{ autoCapitalize: 'characters' }}
    hint={hint}
  />
);
