import { Card } from 'antd';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { BehaviorRow } from '@/contract';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { BEHAVIOR_RECORD_PATH } from '@/utils/routing/paths';
import './RecentEvents.css';

type Props = Pick<Loaded<BehaviorRow[]>, 'data' | 'error' | 'reload'>;

/** The latest events of the account, with a link to the full record. */
export function RecentEvents({ data, error, reload }: Props) {
  const t = useT();
  return (
    <Card
      title={<h2>{t('identity.recent')}</h2>}
      extra={<Link to={BEHAVIOR_RECORD_PATH}>{t('identity.recent.all')}</Link>}
    >
      {error && <LoadError error={error} title="identity.recent.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      {data?.length === 0 && <p>{t('identity.recent.none')}</p>}
      {data && data.length > 0 && (
        <ul className="recent-events stack plain-list">
          {data.map(({ id, type, result, occurredAt, place }) => (
            <li key={id}>
              <strong>{t(`behavior.type.${type}`)}</strong>
              {result === 'FAILURE' && <span className="recent-failed">{t('behavior.result.FAILURE')}</span>}
              <span className="recent-when">
                <RelativeTime at={occurredAt} format="short" />
                <span>{place}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
