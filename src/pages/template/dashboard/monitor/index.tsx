import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { MONITOR_POLL } from '@/constants';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getMonitor } from '@/services/templateDashboard';
import { formatTime } from '@/utils/i18n/dates';
import { MonitorFigures } from './components/MonitorFigures';
import '../components/dashboard.css';
import './index.css';

const EXPECTED_ROWS = 6;

/**
 * /template/dashboard/monitor: the current figures, polled every few seconds. The user can pause the updates (WCAG
 * 2.2, 2.2.2).
 */
export default function MonitorPage() {
  const t = useT();
  const [paused, setPaused] = useState(false);
  const { data, error, reload } = useRead(['monitor'], getMonitor, {
    poll: { every: MONITOR_POLL, waits: () => !paused },
  });
  const [shown, setShown] = useState(data);
  // Ignore a response that arrives after the user has paused.
  if (shown !== data && (!paused || shown === null)) setShown(data);
  const toggle = () => {
    setPaused(!paused);
    if (paused) reload();
  };
  const at = shown && formatTime(shown.at);

  return (
    <>
      <PageHeader title="page.template.monitor" purpose="template.about.monitor" />
      <div className="dashboard stack">
        {shown && (
          <div className="monitor-state">
            <Button
              icon={paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
              onClick={toggle}
            >
              {t(paused ? 'template.monitor.resume' : 'template.monitor.pause')}
            </Button>
            <p role="status">{paused && t('template.monitor.paused', { at: at ?? '' })}</p>
            {!paused && <p>{t('template.monitor.updated', { at: at ?? '' })}</p>}
          </div>
        )}
        {error && <LoadError title="template.monitor.failed" error={error} onRetry={reload} />}
        {!shown && !error && <RowsSkeleton rows={EXPECTED_ROWS} height="block" />}
        {shown && <MonitorFigures data={shown} />}
      </div>
    </>
  );
}
