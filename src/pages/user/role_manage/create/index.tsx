import { useSearchParams } from '@umijs/max';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormCard } from '@/components/Form/FormCard';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { StepFrame } from '@/components/Frame/StepFrame';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { COMPANY_LEVEL, ROLE_POLL } from '@/constants';
import type { RoleDetail } from '@/contract';
import { toLevelsPage } from '@/features/verification/origin';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getRole } from '@/services/roles';
import { isNotFound } from '@/utils/http/ApiError';
import { COMPANIES_PATH, ROLE_CREATE_PATH, toRoleCreatePath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { addQueryParam } from '@/utils/routing/referer';
import { singleParam } from '@/utils/routing/singleParam';
import { CompanyForm } from './components/CompanyForm';
import { ProofStep } from './components/ProofStep';
import { RoleResult } from './components/RoleResult';
import { findWait, WaitStep } from './components/WaitStep';
import './index.css';

const ROLE_STEPS = ['roles.step.form', 'roles.step.proof', 'roles.step.result'] as const;
const STEP_PARAM = 'step';

const isVerifying = ({ state }: RoleDetail): boolean => state === 'VERIFYING';

/** Returns the step of a role; the address can select a step if the role can be continued. */
function findStep(
  { state, actions }: RoleDetail,
  named: string | null,
): 'form' | 'proof' | 'wait' | 'result' {
  if (state === 'VERIFYING') return 'wait';
  if (!actions.includes('continue')) return 'result';
  if (named === 'form' || named === 'proof') return named;
  return state === 'DRAFT' ? 'proof' : 'result';
}

/**
 * /user/role_manage/create: adds a company, proves it, and shows the result. `?id=` names the role of a company that
 * was already added; for any other role of the user, the page shows its status.
 */
export default function RoleCreatePage() {
  const t = useT();
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
          <>
            <StepFrame steps={ROLE_STEPS} step="roles.step.form" title={t('roles.form.heading')}>
              <CompanyForm onSaved={() => undefined} />
            </StepFrame>
            <ToolSlot name="companyRegistry" asked={null} onActed={() => undefined} />
          </>
        )}
      </FormCard>
    </>
  );
}

/** The current step of adding a company, by the id of its role. */
function RoleSteps({ id }: { id: string }) {
  const t = useT();
  const [query] = useSearchParams();
  const level = useGlobal(({ userInfo }) => userInfo?.level ?? 0);
  const { data, error, reload, replace } = useRead(['role', id], () => getRole(id), {
    poll: { every: ROLE_POLL, waits: isVerifying },
  });
  const failure = error && <LoadError error={error} title="roles.read.failed" onRetry={reload} />;
  if (!data && isNotFound(error)) {
    return (
      <ResultBlock
        focus
        level={2}
        status="warning"
        picture="notFound"
        title={t('roles.unknown')}
        text={<p>{t('space.unknown.text')}</p>}
        actions={
          <LinkButton type="primary" to={COMPANIES_PATH}>
            {t('space.back')}
          </LinkButton>
        }
      />
    );
  }
  if (!data) return failure ?? <FormSkeleton fields={3} />;
  const path = toRoleCreatePath(id);
  const step = findStep(data, singleParam(query, STEP_PARAM) ?? null);
  const formPath = addQueryParam(path, STEP_PARAM, 'form');
  const onAsked = (role: RoleDetail) => {
    replace(role);
    // The step named by the address is completed.
    replaceWith(path);
  };
  if (level < COMPANY_LEVEL && (step === 'form' || step === 'proof')) return <LevelNeeded origin={path} />;
  return (
    <>
      {failure}
      {step === 'form' && (
        <StepFrame steps={ROLE_STEPS} step="roles.step.form" title={t('roles.form.heading')} focus>
          <CompanyForm role={data} onSaved={replace} />
        </StepFrame>
      )}
      {step === 'proof' && (
        <StepFrame steps={ROLE_STEPS} step="roles.step.proof" title={t('roles.proof.heading')} focus>
          <ProofStep role={data} onAsked={onAsked} formPath={formPath} />
        </StepFrame>
      )}
      {step === 'wait' && (
        <StepFrame
          steps={ROLE_STEPS}
          step="roles.step.result"
          title={t(`roles.wait.${findWait(data)}`)}
          focus
        >
          <WaitStep role={data} onAsked={onAsked} />
        </StepFrame>
      )}
      {step === 'result' && (
        <StepFrame steps={ROLE_STEPS} step="roles.step.result">
          <RoleResult role={data} formPath={formPath} proofPath={addQueryParam(path, STEP_PARAM, 'proof')} />
        </StepFrame>
      )}
      <ToolSlot name="companyRegistry" asked={data} onActed={reload} />
    </>
  );
}

/**
 * Shown if the account's verification level is too low for companies; the verification returns to the page `origin`.
 */
function LevelNeeded({ origin }: { origin: string }) {
  const t = useT();
  return (
    <ResultBlock
      level={2}
      status="info"
      title={t('roles.level.title')}
      text={<p>{t('roles.level.text')}</p>}
      actions={
        <LinkButton type="primary" to={toLevelsPage(origin)}>
          {t('roles.level.go')}
        </LinkButton>
      }
    />
  );
}
