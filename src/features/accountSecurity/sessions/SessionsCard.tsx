import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSessions } from '@/services/sessions';
import { showNotice } from '@/utils/notice';
import { EndOtherSessionsButton } from './EndOtherSessionsButton';
import { SessionItem } from './SessionItem';
import './SessionsCard.css';

/** Rows of the skeleton. */
const ROWS = 3;

/** The user's sessions, with buttons to end all except the current one. */
export function SessionsCard() {
  const t = useT();
  const { data, loading, error, reload, replace } = useRead(['sessions'], getSessions);
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];

  /** The pressed button is unmounted with its session: keep the focus in the card. */
  const removeEnded = (ids: string[], words: string) => {
    setGone(false);
    if (data) replace(data.filter(({ id }) => !ids.includes(id)));
    showNotice({ type: 'success', title: words });
    heading.current?.focus();
  };
  const refresh = () => {
    setGone(true);
    reload();
    heading.current?.focus();
  };

  return (
    <Card
      className="sessions"
      title={
        <h2 ref={heading} tabIndex={-1}>
          {t('security.sessions')}
        </h2>
      }
      extra={
        others.length > 0 && (
          <EndOtherSessionsButton
            onDone={(count) =>
              removeEnded(
                others.map(({ id }) => id),
                t('security.session.endOthers.done', { count }),
              )
            }
          />
        )
      }
    >
      <p className="sessions-why">{t('security.sessions.why')}</p>
      {gone && <Alert type="warning" role="alert" message={t('security.session.gone')} />}
      {error && <LoadError error={error} title="security.sessions.failed" busy={loading} onRetry={reload} />}
      <div aria-busy={loading}>
        <span className="visually-hidden" role="status">
          {loading && t('common.loading')}
        </span>
        {!data && !error && <Skeleton active avatar title={false} paragraph={{ rows: ROWS }} />}
        {data && (
          <ul className="sessions-list">
            {data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                onEnded={(name) => removeEnded([session.id], t('security.session.end.done', { name }))}
                onGone={refresh}
              />
            ))}
          </ul>
        )}
        {data && others.length === 0 && <p className="sessions-alone">{t('security.sessions.alone')}</p>}
      </div>
    </Card>
  );
}
