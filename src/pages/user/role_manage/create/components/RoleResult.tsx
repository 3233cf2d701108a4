import { useEffect } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { RoleDetail } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import {
  ACCOUNT_SECURITY_PATH,
  COMPANIES_PATH,
  getAppealPath,
  toCompanySpacePath,
} from '@/utils/routing/paths';
import { ActButton } from '../../components/ActButton';
import { getFailureMessage } from '../../groupRoles';

interface Props {
  role: RoleDetail;
  formPath: string;
  /** Address of the step that requests the same proof again. */
  proofPath: string;
}

/** Result of a proof, with the next actions. Each result has its own key, because a new one takes the focus. */
export function RoleResult({ role, formPath, proofPath }: Props) {
  const t = useT();
  const { fetchLoginStatus } = useGlobalActions();
  const { state, actions, failure } = role;
  const orgName = getCompanyName(role);
  const isActive = state === 'ACTIVE';
  const isProven = isActive || state === 'SUSPENDED';

  // The home page and the menu show the companies of the user.
  useEffect(() => {
    if (isProven) fetchLoginStatus();
  }, [isProven, fetchLoginStatus]);

  if (isProven) {
    return (
      <ResultBlock
        key="proven"
        focus
        level={2}
        status={isActive ? 'success' : 'warning'}
        title={t(isActive ? 'roles.result.proven' : 'roles.result.suspended', { orgName })}
        text={<p>{t(isActive ? 'roles.result.proven.text' : 'roles.suspended')}</p>}
        actions={
          <>
            <LinkButton type="primary" to={toCompanySpacePath(role.id)}>
              {t('identity.company.space')}
            </LinkButton>
            <ActButton role={role} />
            <LinkButton to={COMPANIES_PATH}>{t('space.back')}</LinkButton>
          </>
        }
      />
    );
  }
  if (state === 'REJECTED' && actions.includes('continue')) {
    // After a mismatch, the user should correct the data; otherwise a retry may succeed.
    const isMismatch = failure === 'MISMATCH';
    return (
      <ResultBlock
        key="refused"
        focus
        level={2}
        status={failure === 'UNAVAILABLE' ? 'error' : 'warning'}
        title={t('roles.result.refused', { orgName })}
        text={failure && <p>{t(getFailureMessage(failure))}</p>}
        actions={
          <>
            {!isMismatch && (
              <LinkButton type="primary" to={proofPath}>
                {t('common.retry')}
              </LinkButton>
            )}
            <LinkButton type={isMismatch ? 'primary' : 'default'} to={formPath}>
              {t('roles.result.change')}
            </LinkButton>
            <LinkButton to={COMPANIES_PATH}>{t('space.back')}</LinkButton>
            {failure === 'FACTOR' && (
              <LinkButton to={ACCOUNT_SECURITY_PATH}>{t('page.accountSecurity')}</LinkButton>
            )}
            {isMismatch && (
              <Link to={getAppealPath('LEGAL_REP_CHANGED', COMPANIES_PATH)}>{t('roles.result.appeal')}</Link>
            )}
          </>
        }
      />
    );
  }
  const variant = role.origin === 'APPLIED' ? 'applied' : 'invited';
  const isPending = state === 'PENDING';
  return (
    <ResultBlock
      key="other"
      focus
      level={2}
      status="info"
      picture={isPending ? 'waiting' : 'ended'}
      title={t(isPending ? `roles.result.${variant}` : 'roles.result.ended', { orgName })}
      text={isPending && <p>{t(`roles.result.${variant}.text`)}</p>}
      actions={
        <LinkButton type="primary" to={COMPANIES_PATH}>
          {t('space.back')}
        </LinkButton>
      }
    />
  );
}
