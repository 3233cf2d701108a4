import { Button, Skeleton } from 'antd';
import type { Ref } from 'react';
import { LoadError } from '@/components/Status/LoadError';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getCancellation } from '@/services/cancellation';
import { CancellationChecks } from './CancellationChecks';
import { CancellationConsequences } from './CancellationConsequences';

interface Props {
  /** Ref of the heading that takes the focus. */
  heading: Ref<HTMLHeadingElement>;
  onLeave: () => void;
}

/** Shows the checks first; once all pass, the consequences and the button that closes the account. */
export function CancellationSteps({ heading, onLeave }: Props) {
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
      <span className="visually-hidden" role="status">
        {loading && t('common.loading')}
      </span>
      {error && <LoadError error={error} title="security.cancel.failed" busy={loading} onRetry={reload} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && <CancellationChecks checks={data.checks} />}
      {data && ready && <CancellationConsequences days={data.days} onOutdated={reload} onLeave={onLeave} />}
      {data && !ready && (
        <>
          <p role="status">{t('security.cancel.notYet')}</p>
          <div className="security-acts">
            <Button onClick={reload}>{t('security.cancel.checkAgain')}</Button>
            {keepButton}
          </div>
        </>
      )}
      {!data && <div>{keepButton}</div>}
    </div>
  );
}
