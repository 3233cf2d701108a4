import { useSearchParams } from '@umijs/max';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/Frame/PageHeader';
import { StepFrame } from '@/components/Frame/StepFrame';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { COMPANY_LEVEL } from '@/constants';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { ROLE_CREATE_PATH } from '@/utils/routing/paths';
import { singleParam } from '@/utils/routing/singleParam';
import { CompanyForm } from './components/CompanyForm';
import { LevelNeeded, ROLE_STEPS, RoleSteps } from './components/RoleSteps';
import './index.css';

/**
 * /user/role_manage/create: adds a company, proves it, and shows the result. `?id=` names the role of a company that
 * was already added; for any other role of the user, the page shows its status.
 */
export default function RoleCreatePage() {
  const [query] = useSearchParams();
  const level = useGlobal(({ userInfo }) => userInfo?.level);
  const id = singleParam(query, 'id');
  return (
    <>
      <PageHeader title="page.roleCreate" purpose="roles.create.purpose" />
      <FormCard className="role-create">
        {id ? (
          <RoleSteps key={id} id={id} />
        ) : level !== undefined && level < COMPANY_LEVEL ? (
          <LevelNeeded origin={ROLE_CREATE_PATH} />
        ) : (
          <NewCompany />
        )}
      </FormCard>
    </>
  );
}

function NewCompany() {
  const t = useT();
  return (
    <>
      <StepFrame steps={ROLE_STEPS} step="roles.step.form" title={t('roles.form.heading')}>
        <CompanyForm onSaved={() => undefined} />
      </StepFrame>
      <ToolSlot name="companyRegistry" asked={null} onActed={() => undefined} />
    </>
  );
}
