import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { ToolSlot } from '@/components/ToolSlot';
import { COMPANY_LEVEL } from '@/constants';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { ROLE_CREATE_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { singleParam } from '@/utils/routing/singleParam';
import { CompanyForm } from './components/CompanyForm';
import { RoleStepFrame } from './components/RoleStepFrame';
import { RoleSteps } from './components/RoleSteps';
import './index.css';

/**
 * /user/role_manage/create: names a company, proves it, and tells what came of that. `?id=` is the role of one that has
 * been named; it shows how any other role of one's own stands, too.
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
          <LevelNeeded />
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
      <RoleStepFrame step="form" title={t('roles.form.heading')}>
        <CompanyForm onSaved={() => undefined} />
      </RoleStepFrame>
      <ToolSlot name="companyRegistry" asked={null} onActed={() => undefined} />
    </>
  );
}

/** Whoever acts for others has to be known: the ladder leads back here. */
function LevelNeeded() {
  const t = useT();
  return (
    <ResultBlock
      level={2}
      status="info"
      title={t('roles.level.title')}
      text={<p>{t('roles.level.text')}</p>}
      actions={
        <Button type="primary" onClick={() => goTo(toLadderPage(ROLE_CREATE_PATH))}>
          {t('roles.level.go')}
        </Button>
      }
    />
  );
}
