import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { type Ref, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { CANCELLATION_PERIOD, DAY } from '@/constants';
import type { CancellationCheck } from '@/contract';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getCancellation } from '@/services/cancellation';
import { AUTHORIZATIONS_PATH, COMPANIES_PATH, OWN_APPEALS_PATH, type PagePath } from '@/utils/routing/paths';
import { SecurityCard } from '../components/SecurityCard';
import { CancellationConsequences } from './CancellationConsequences';
import './CancellationCard.css';

/** Cancellation of the account: a short explanation, then the steps once the user opens them. */
export function CancellationCard() {
  const t = useT();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // The pressed button is unmounted: focus the opened content, or the button that replaces it.
  const heading = useFocusWhen<HTMLHeadingElement>(state === 'open');
  const begin = useFocusWhen<HTMLButtonElement>(state === 'closed');

  return (
    <SecurityCard className="cancellation" title={t('security.cancel')}>
      <p>{t('security.cancel.why', { days: CANCELLATION_PERIOD / DAY })}</p>
      {state === 'open' ? (
        <CancellationSteps heading={heading} onLeave={() => setState('closed')} />
      ) : (
        <Button ref={begin} onClick={() => setState('open')}>
          {t('security.cancel.begin')}
        </Button>
      )}
    </SecurityCard>
  );
}

/** The page on which each check can be settled. */
const pages: Record<CancellationCheck, PagePath> = {
  COMPANIES: COMPANIES_PATH,
  HANDLING: COMPANIES_PATH,
  APPEALS: OWN_APPEALS_PATH,
  AUTHORIZATIONS: AUTHORIZATIONS_PATH,
};

interface Props {
  /** Ref of the heading that takes the focus. */
  heading: Ref<HTMLHeadingElement>;
  onLeave: () => void;
}

/** Shows the checks first; once all pass, the consequences and the button that closes the account. */
function CancellationSteps({ heading, onLeave }: Props) {
  const t = useT();
  const { data, loading, error, reload } = useRead(['cancellation'], getCancellation);
  const ready = data?.checks.every(({ passed }) => passed) ?? false;
  const keepButton = (
    <Button type="text" onClick={onLeave}>
      {t('security.cancel.keep')}
    </Button>
  );

  return (
    <div className="stack" aria-busy={loading}>
      <h3 ref={heading} tabIndex={-1}>
        {t('security.cancel.checks')}
      </h3>
      <LoadingLabel loading={loading} />
      {error && <LoadError error={error} title="security.cancel.failed" onRetry={reload} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && (
        <ul className="cancellation-checks">
          {data.checks.map(({ check, passed }) => (
            <li key={check} data-passed={passed}>
              {passed ? (
                <CheckCircleFilled aria-hidden="true" />
              ) : (
                <ExclamationCircleFilled aria-hidden="true" />
              )}
              <span>
                {t(`security.check.${check}.${passed ? 'passed' : 'open'}`)}{' '}
                {!passed && <Link to={pages[check]}>{t(`security.check.${check}.settle`)}</Link>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && ready && <CancellationConsequences days={data.days} onOutdated={reload} onLeave={onLeave} />}
      {data && !ready && (
        <>
          <p role="status">{t('security.cancel.notYet')}</p>
          <RowActions>
            <Button onClick={reload}>{t('security.cancel.checkAgain')}</Button>
            {keepButton}
          </RowActions>
        </>
      )}
      {!data && <div>{keepButton}</div>}
    </div>
  );
}
