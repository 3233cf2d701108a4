import { Button } from 'antd';
import { useEffect } from 'react';
import { Link } from '@/components/Link';
import { ResultBlock } from '@/components/ResultBlock';
import type { RoleDetail } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { COMPANIES_PATH, getAppealPath, toCompanySpacePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { ActButton } from '../../components/ActButton';

interface Props {
  role: RoleDetail;
  /** Leads back to the form. */
  onChange: () => void;
  /** Asks for the same proof once more. */
  onAgain: () => void;
}

/** What came of it, and what to do next. */
export function RoleResult({ role, onChange, onAgain }: Props) {
  const t = useT();
  const { state, actions } = role;
  const orgName = getCompanyName(role);
  if (state === 'ACTIVE' || state === 'SUSPENDED') return <ProvenResult role={role} orgName={orgName} />;
  if (state === 'REJECTED' && actions.includes('continue')) {
    return <RefusedResult role={role} orgName={orgName} onChange={onChange} onAgain={onAgain} />;
  }
  const words = role.origin === 'APPLIED' ? 'applied' : 'invited';
  const isPending = state === 'PENDING';
  return (
    <ResultBlock
      focus
      level={2}
      status="info"
      picture={isPending ? 'waiting' : 'ended'}
      title={t(isPending ? `roles.result.${words}` : 'roles.result.ended', { orgName })}
      text={isPending && <p>{t(`roles.result.${words}.text`)}</p>}
      actions={
        <Button type="primary" onClick={() => goTo(COMPANIES_PATH)}>
          {t('space.back')}
        </Button>
      }
    />
  );
}

function ProvenResult({ role, orgName }: { role: RoleDetail; orgName: string }) {
  const t = useT();
  const { fetchLoginStatus } = useGlobalActions();
  const isActive = role.state === 'ACTIVE';

  // Home and the menu name the companies one acts for.
  useEffect(() => {
    fetchLoginStatus();
  }, [fetchLoginStatus]);

  return (
    <ResultBlock
      focus
      level={2}
      status={isActive ? 'success' : 'warning'}
      title={t(isActive ? 'roles.result.proven' : 'roles.result.suspended', { orgName })}
      text={<p>{t(isActive ? 'roles.result.proven.text' : 'roles.suspended')}</p>}
      actions={
        <>
          <Button type="primary" onClick={() => goTo(toCompanySpacePath(role.id))}>
            {t('identity.company.space')}
          </Button>
          <ActButton role={role} />
          <Button onClick={() => goTo(COMPANIES_PATH)}>{t('space.back')}</Button>
        </>
      }
    />
  );
}

function RefusedResult({ role, orgName, onChange, onAgain }: Props & { orgName: string }) {
  const t = useT();
  const { failure } = role;
  // What differs is changed first; what was not answered may be answered the next time.
  const isMismatch = failure === 'MISMATCH';
  const again = (
    <Button type={isMismatch ? 'default' : 'primary'} onClick={onAgain}>
      {t('roles.result.again')}
    </Button>
  );
  return (
    <ResultBlock
      focus
      level={2}
      status={failure === 'UNAVAILABLE' ? 'error' : 'warning'}
      title={t('roles.result.refused', { orgName })}
      text={failure && <p>{t(`roles.failure.${failure}`)}</p>}
      actions={
        <>
          {!isMismatch && again}
          <Button type={isMismatch ? 'primary' : 'default'} onClick={onChange}>
            {t('roles.result.change')}
          </Button>
          <Button onClick={() => goTo(COMPANIES_PATH)}>{t('space.back')}</Button>
          {isMismatch && (
            <Link to={getAppealPath('LEGAL_REP_CHANGED', COMPANIES_PATH)}>{t('roles.result.appeal')}</Link>
          )}
        </>
      }
    />
  );
}
