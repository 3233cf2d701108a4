import { Form } from 'antd';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { RadioListField } from '@/components/Field/ChoiceListField';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { CreditCodeField, OrgNameField } from '@/components/Field/OrganizationFields';
import { EndDayField } from '@/components/Field/PeriodFields';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import { AUTHORIZATION_DAYS_MAX } from '@/constants';
import type { Capacity, RoleDetail, RoleMethod } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { applyAsHandler, changeRole, createRole, getCompanyByCode } from '@/services/roles';
import { toRoleCreatePath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { getToday } from '@/utils/today';
import { checkEndDay } from '@/validation/authorizations';
import { checkNameOfOther } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { isCreditCode } from '@/validation/identity';
import { normalizeName } from '@/validation/normalize';
import { getOrgType } from '@/validation/organizations';
import {
  type CompanyFields,
  findCompanyCase,
  toApplication,
  toCompanyFields,
  toRoleForm,
} from '../companyForm';
import { findProofVariant } from './ProofStep';

/** The credit code is a document number, so it is not stored. */
const DRAFT_FIELDS = ['capacity', 'orgName', 'legalRep', 'method'] as const;

const METHODS: readonly RoleMethod[] = ['LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR'];
const CAPACITIES: readonly Capacity[] = ['LEGAL_REP', 'HANDLER'];

interface Props {
  /** The company to resubmit; omitted for a new one. */
  role?: RoleDetail;
  onSaved: (role: RoleDetail) => void;
}

/** Form to add a company, or to apply as handler of a known one. */
export function CompanyForm({ role, onSaved }: Props) {
  const t = useT();
  const [form] = Form.useForm<CompanyFields>();
  const person = useGlobal(({ userInfo }) => userInfo);
  const code: string | undefined = Form.useWatch('uscc', form);
  const capacity: CompanyFields['capacity'] | undefined = Form.useWatch('capacity', form);
  const normalizedCode = normalizeDocumentNumber(code ?? '');
  const completeCode = isCreditCode(normalizedCode) ? normalizedCode : null;
  // The portal's company with this credit code. Null while the code is incomplete, and if the request fails: the
  // server validates the form on submission.
  const { data: company, reload } = useRead(['companyByCode', completeCode], async () =>
    completeCode === null ? null : getCompanyByCode(completeCode),
  );
  const way = findCompanyCase({
    company,
    capacity,
    isPerson: person?.userType !== 'legal',
    ownId: role?.id,
  });

  const { submitting, failure, formProps, draft, startOver } = useForm<CompanyFields, RoleDetail>({
    name: 'company',
    form,
    save: (values) => {
      if (way === 'apply') return applyAsHandler(toApplication(values));
      return role ? changeRole(role.id, toRoleForm(values)) : createRole(toRoleForm(values));
    },
    onSaved: (saved) => {
      onSaved(saved);
      replaceWith(toRoleCreatePath(saved.id));
    },
    // The company's data may have changed since the code was typed: reload it.
    onError: reload,
    errorFields: { ROLE_ALREADY: 'uscc', COMPANY_UNKNOWN: 'uscc', LEGAL_REP_THERE: 'capacity' },
    firstField: 'uscc',
    unreachable: 'roles.form.unreachable',
    draft: role || !person ? undefined : { name: 'company', owner: person.id, fields: DRAFT_FIELDS },
  });
  const isOpen = way === 'prove' || way === 'apply';
  const orgType = getOrgType(code ?? '');
  // The administrator is an option only for a claim that was registered as one.
  const capacities = role?.capacity === 'ADMIN' ? [...CAPACITIES, role.capacity] : CAPACITIES;
  const toMessageVariant = (method: RoleMethod) =>
    findProofVariant({ method, capacity: capacity ?? 'LEGAL_REP' });

  return (
    <PortalForm {...formProps} initialValues={role && toCompanyFields(role)}>
      <DraftAlert
        draft={draft}
        message="roles.draft.restored"
        discard="roles.draft.discard"
        onDiscard={() => startOver()}
      />
      <CreditCodeField hint="roles.uscc.hint" />
      <ReadOnlyFieldRow label={t('register.orgType')} hint={t('roles.orgType.hint')}>
        <span role="status">{orgType ? t(`register.orgType.${orgType}`) : t('roles.orgType.waiting')}</span>
      </ReadOnlyFieldRow>
      {company && (
        <div role="status">
          {way === 'own' && company.roleId !== null && (
            <Alert
              type="info"
              message={t('roles.own')}
              action={<Link to={toRoleCreatePath(company.roleId)}>{t('roles.own.open')}</Link>}
            />
          )}
          {way === 'closed' && (
            <Alert type="warning" message={t('roles.known.legal', { orgName: company.orgName })} />
          )}
          {isOpen && company.known && (
            <Alert
              type="info"
              message={t(company.hasLegalRep ? 'roles.known' : 'roles.known.noRep', {
                orgName: company.orgName,
              })}
            />
          )}
        </div>
      )}
      {way !== 'own' && !company?.hasLegalRep && (
        <RadioListField
          name="capacity"
          label={t('roles.capacity')}
          required={t('roles.capacity.required')}
          options={capacities.map((value) => ({
            value,
            label: t(`identity.capacity.${value}`),
            means: t(`roles.capacity.${value}.means`),
          }))}
        />
      )}
      {/* The data compared with the registry, and the method of proof. */}
      {way === 'prove' && (
        <>
          <OrgNameField />
          <NormalizedInput
            name="legalRep"
            label="roles.legalRep"
            normalize={normalizeName}
            check={checkNameOfOther}
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
      )}
      {/* The first day as a handler is today. */}
      {way === 'apply' && (
        <>
          <p>{t('roles.end.hint', { days: AUTHORIZATION_DAYS_MAX })}</p>
          <EndDayField check={(end) => checkEndDay(getToday(), end)} />
        </>
      )}
      <FailureAlert {...failure} />
      {isOpen && (
        <FormFooter>
          <SubmitButton type="primary" htmlType="submit" busy={submitting}>
            {t(submitting ? 'form.saving' : way === 'apply' ? 'roles.apply' : 'form.next')}
          </SubmitButton>
        </FormFooter>
      )}
    </PortalForm>
  );
}
