import { RadioListField } from '@/components/Field/ChoiceListField';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { EndDayField } from '@/components/Field/PeriodFields';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import type { Capacity, RoleMethod } from '@/contract';
import { useT } from '@/hooks/useT';
import { getToday } from '@/utils/today';
import { checkEndDay } from '@/validation/authorizations';
import { checkCreditCode, checkName } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { checkOrgName, getOrgType } from '@/validation/organizations';
import type { Problem } from '@/validation/problem';

const METHODS: readonly RoleMethod[] = ['LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR'];
const CAPACITIES: readonly Capacity[] = ['LEGAL_REP', 'HANDLER'];
const trim = (text: string) => text.trim();

/** Uses a message that fits the name of another person as well as the user's own. */
function checkLegalRep(name: string): Problem {
  const problem = checkName(name);
  return problem === 'validation.name.required' ? 'validation.name.missing' : problem;
}

/** The credit code, and the organization type derived from it. */
export function CodeFields({ code }: { code: string | undefined }) {
  const t = useT();
  const orgType = getOrgType(code ?? '');
  return (
    <>
      <NormalizedInput
        name="uscc"
        label="register.uscc"
        normalize={normalizeDocumentNumber}
        check={checkCreditCode}
        input={{ autoCapitalize: 'characters' }}
        hint="roles.uscc.hint"
      />
      <ReadOnlyFieldRow label={t('register.orgType')} hint={t('roles.orgType.hint')}>
        <span role="status">{orgType ? t(`register.orgType.${orgType}`) : t('roles.orgType.waiting')}</span>
      </ReadOnlyFieldRow>
    </>
  );
}

/** The user's capacity in the company. The administrator is an option only for a claim that was registered as one. */
export function CapacityField({ claimed }: { claimed: Capacity | undefined }) {
  const t = useT();
  return (
    <RadioListField
      name="capacity"
      label={t('roles.capacity')}
      required={t('roles.capacity.required')}
      options={(claimed === 'ADMIN' ? [...CAPACITIES, claimed] : CAPACITIES).map((value) => ({
        value,
        label: t(`identity.capacity.${value}`),
        means: t(`roles.capacity.${value}.means`),
      }))}
    />
  );
}

/** The data compared with the registry, and the method of proof; the methods depend on the capacity. */
export function ProofFields({ capacity }: { capacity: Capacity | undefined }) {
  const t = useT();
  const toMessageVariant = (method: RoleMethod) =>
    method === 'LEGAL_REP' && capacity && capacity !== 'LEGAL_REP' ? 'asksLegalRep' : method;
  return (
    <>
      <NormalizedInput
        name="orgName"
        label="register.orgName"
        normalize={trim}
        check={checkOrgName}
        input={{ autoComplete: 'organization' }}
      />
      <NormalizedInput
        name="legalRep"
        label="roles.legalRep"
        normalize={normalizeName}
        check={checkLegalRep}
        hint="roles.legalRep.hint"
      />
      <RadioListField
        name="method"
        label={t('roles.method')}
        required={t('roles.method.required')}
        options={METHODS.map((value) => ({
          value,
          label: t(`roles.method.${toMessageVariant(value)}`),
          means: t(`roles.method.${toMessageVariant(value)}.means`),
        }))}
      />
    </>
  );
}

/** The last day as a handler; the first is today. */
export function HandlerEndField() {
  const t = useT();
  return (
    <>
      <p>{t('roles.end.hint', { days: AUTHORIZATION_DAYS_MAX })}</p>
      <EndDayField check={(end) => checkEndDay(getToday(), end)} />
    </>
  );
}
