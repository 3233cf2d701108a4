import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import type { Cancellation, CancellationCheck } from '@/contract';
import { useT } from '@/hooks/useT';
import { hasPage } from '@/utils/routing/routeTable';

/** The page on which each check is settled. */
const pages: Record<CancellationCheck, string> = {
  COMPANIES: '/user/role_manage',
  APPEALS: '/user/appeal',
  AUTHORIZATIONS: '/user/info_manage/authorization_manage',
};

/** What has to be settled before an account can be closed, each with its state and the way to settle it. */
export function CancellationChecks({ checks }: Pick<Cancellation, 'checks'>) {
  const t = useT();
  return (
    <ul className="cancellation-checks">
      {checks.map(({ check, passed }) => (
        <li key={check} data-passed={passed}>
          {passed ? <CheckCircleFilled aria-hidden="true" /> : <ExclamationCircleFilled aria-hidden="true" />}
          <span>
            {t(`security.check.${check}.${passed ? 'passed' : 'open'}`)}{' '}
            {!passed && hasPage(pages[check]) && (
              <Link to={pages[check]}>{t(`security.check.${check}.settle`)}</Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
