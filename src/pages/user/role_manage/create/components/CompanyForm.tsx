import { Form } from 'antd';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { RoleDetail } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { applyAsHandler, changeRole, createRole, getCompanyByCode } from '@/services/roles';
import { toRoleCreatePath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { normalizeDocumentNumber } from '@/validation/documents';
import { isCreditCode } from '@/validation/identity';
import {
  type CompanyFields,
  findCompanyCase,
  toApplication,
  toCompanyFields,
  toRoleForm,
} from '../companyForm';
import { CapacityField, CodeFields, HandlerEndField, ProofFields } from './CompanyFieldset';

/** The credit code is a document number, so it is not stored. */
const DRAFT_FIELDS = ['capacity', 'orgName', 'legalRep', 'method'] as const;

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
  const { company, reload } = useCompanyByCode(code);
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

  return (
    <PortalForm {...formProps} initialValues={role && toCompanyFields(role)}>
      <DraftAlert
        draft={draft}
        message="roles.draft.restored"
        discard="roles.draft.discard"
        onDiscard={() => startOver()}
      />
      <CodeFields code={code} />
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
      {way !== 'own' && !company?.hasLegalRep && <CapacityField claimed={role?.capacity} />}
      {way === 'prove' && <ProofFields capacity={capacity} />}
      {way === 'apply' && <HandlerEndField />}
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

/**
 * Loads what the portal knows about a complete credit code. Null until then, and if the request fails: the server
 * validates the form on submission.
 */
function useCompanyByCode(typed: string | undefined) {
  const code = normalizeDocumentNumber(typed ?? '');
  const completeCode = isCreditCode(code) ? code : null;
  const { data: company, reload } = useRead(['companyByCode', completeCode], async () =>
    completeCode === null ? null : getCompanyByCode(completeCode),
  );
  return { company, reload };
}
