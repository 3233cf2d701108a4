import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Card } from 'antd';
import { useMemo, useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { MONITOR_POLL } from '@/constants';
import type { TemplateMonitor } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getMonitor } from '@/services/templateDashboard';
import { formatRelative, formatTime } from '@/utils/i18n/dates';
import { Chart } from '../components/Chart';
import type { ChartData } from '../components/chart/chartData';
import { nameMoments } from '../components/chart/momentNames';
import { DASH, useFigures } from '../components/chart/useFigures';
import { Ratio } from '../components/Ratio';
import { Tiles } from '../components/Tiles';
import { toSharesChart } from '../components/toSharesChart';
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

/** Returns the reached part of the target; null if it cannot be calculated. */
const getReached = ({ total, target }: TemplateMonitor): number | null =>
  total === null || target <= 0 ? null : total / target;

/** Today's sales so far, the last half hour, the regions and the load of the servers. */
function MonitorFigures({ data }: { data: TemplateMonitor }) {
  const t = useT();
  const { locale } = useIntl();
  const { format, orDash, cents } = useFigures();
  const { minutes, regions, total, target, perSecond, endsAt, resources } = data;
  const reached = getReached(data);
  const flow = useMemo<ChartData>(
    () => ({
      axis: t('template.monitor.minute'),
      categories: nameMoments(
        minutes.map(({ at }) => at),
        'hour',
        locale,
      ),
      series: [{ name: t('template.analysis.sales'), values: minutes.map(({ sales }) => sales) }],
      unit: 'money',
      timed: true,
      summed: true,
    }),
    [minutes, t, locale],
  );
  const byRegion = useMemo(() => toSharesChart(regions, t('template.monitor.region'), t), [regions, t]);
  return (
    <>
      <Tiles
        label={t('template.monitor.figures')}
        tiles={[
          { key: 'total', label: t('template.monitor.total'), value: orDash(total, 'money') },
          {
            key: 'perSecond',
            label: t('template.monitor.perSecond'),
            value: perSecond === null ? DASH : cents(perSecond),
          },
          { key: 'ends', label: t('template.monitor.ends'), value: formatRelative(endsAt) || DASH },
        ]}
      />
      <Card>
        <Ratio
          name={t('template.monitor.target', { target: format(target, 'money') })}
          text={
            reached === null
              ? t('template.monitor.unknown')
              : t('template.monitor.reached', { part: format(reached, 'percent') })
          }
          part={reached}
        />
      </Card>
      <Chart title={t('template.monitor.minutes')} kind="line" data={flow} />
      <div className="dashboard-pair">
        <Chart title={t('template.monitor.regions')} kind="row" data={byRegion} />
        <ResourceUse resources={resources} />
      </div>
    </>
  );
}

/** The used part of each resource. */
function ResourceUse({ resources }: Pick<TemplateMonitor, 'resources'>) {
  const t = useT();
  const { format } = useFigures();
  const describe = (used: number | null) =>
    used === null
      ? t('template.monitor.unknown')
      : t('template.monitor.used', { part: format(used, 'percent') });
  return (
    <Card title={<h2>{t('template.monitor.resources')}</h2>}>
      <div className="dashboard stack">
        {resources.map(({ id, used }) => (
          <Ratio key={id} name={t(`template.monitor.resource.${id}`)} text={describe(used)} part={used} />
        ))}
      </div>
    </Card>
  );
}
