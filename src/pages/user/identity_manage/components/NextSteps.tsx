import { RightCircleOutlined } from '@ant-design/icons';
import { Card, Skeleton } from 'antd';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { NextStep } from '../listNextSteps';

/** The steps, and the status of the data from which they follow. */
type Props = Pick<Loaded<unknown>, 'loading' | 'error' | 'reload'> & { steps: NextStep[] };

/** The remaining next steps, each with a reason. */
export function NextSteps({ steps, loading, error, reload }: Props) {
  const t = useT();
  return (
    <Card title={<h2>{t('identity.next')}</h2>}>
      {steps.length > 0 && (
        <ol className="identity-steps plain-list link-line">
          {steps.map(({ key, to, date = '' }) => (
            <li key={key} className="identity-step">
              <RightCircleOutlined aria-hidden="true" />
              <span>
                <Link to={to}>{t(`identity.next.${key}`)}</Link>
                <span className="identity-why">
                  {t(`identity.next.${key}.why`, { date: formatDate(date) })}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {loading && (
        <div className="identity-more" aria-busy="true">
          <span className="visually-hidden">{t('identity.next.loading')}</span>
          <Skeleton.Button active block className="identity-pending" />
        </div>
      )}
      {error && <LoadError error={error} title="identity.next.failed" onRetry={reload} />}
    </Card>
  );
}
