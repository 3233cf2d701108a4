import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Link } from '@/components/Action/Link';
import type { Cancellation, CancellationCheck } from '@/contract';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { AUTHORIZATIONS_PATH, COMPANIES_PATH, OWN_APPEALS_PATH } from '@/utils/routing/paths';

/** The page on which each check can be settled. */
const pages: Record<CancellationCheck, PagePath> = {
  COMPANIES: COMPANIES_PATH,
  HANDLING: COMPANIES_PATH,
  APPEALS: OWN_APPEALS_PATH,
  AUTHORIZATIONS: AUTHORIZATIONS_PATH,
};

/** The conditions for closing an account, each with its state and a link to settle it. */
export function CancellationChecks({ checks }: Pick<Cancellation, 'checks'>) {
  const t = useT();
  return (
    <ul className="cancellation-checks">
      {checks.map(({ check, passed }) => (
        <li key={check} data-passed={passed}>
          {passed ? <CheckCircleFilled aria-hidden="true" /> : <ExclamationCircleFilled aria-hidden="true" />}
          <span>
            {t(`security.check.${check}.${passed ? 'passed' : 'open'}`)}{' '}
            {!passed && <Link to={pages[check]}>{t(`security.check.${check}.settle`)}</Link>}
          </span>
        </li>
      ))}
    </ul>
  );
}
