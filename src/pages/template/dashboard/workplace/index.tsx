import { Card } from 'antd';
import { useMemo } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { TemplateProject, TemplateWorkplace } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getWorkplace } from '@/services/templateDashboard';
import { ANALYSIS_PATH, GOAL_FORM_PATH, MONITOR_PATH, TABLE_LIST_PATH } from '@/utils/routing/paths';
import { Chart } from '../components/Chart';
import type { ChartData } from '../components/chart/chartData';
import { useFigures } from '../components/chart/useFigures';
import { Ratio } from '../components/Ratio';
import { Greeting } from './components/Greeting';
import '../components/dashboard.css';
import './index.css';

const EXPECTED_ROWS = 6;

const LINKS = [
  { name: 'goal', to: GOAL_FORM_PATH },
  { name: 'tableList', to: TABLE_LIST_PATH },
  { name: 'analysis', to: ANALYSIS_PATH },
  { name: 'monitor', to: MONITOR_PATH },
] as const;

/** /template/dashboard/workplace: tasks of the signed-in user, and activities of the team. */
export default function WorkplacePage() {
  const { data, error, reload } = useRead(['workplace'], getWorkplace);
  return (
    <>
      <PageHeader title="page.template.workplace" purpose="template.about.workplace" />
      <div className="dashboard stack">
        {error && <LoadError title="template.workplace.failed" error={error} onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={EXPECTED_ROWS} height="block" />}
        {data && <Workplace data={data} />}
      </div>
    </>
  );
}

function Workplace({ data }: { data: TemplateWorkplace }) {
  const t = useT();
  const { topics, teams } = data.team;
  const points = useMemo<ChartData>(
    () => ({
      axis: t('template.workplace.topic'),
      categories: topics.map((name) => ({ name })),
      series: teams.map(({ name, points: values }) => ({ name, values })),
      unit: 'count',
    }),
    [topics, teams, t],
  );
  return (
    <>
      <Greeting data={data} />
      <div className="dashboard-pair">
        <div className="dashboard stack">
          <Projects projects={data.projects} />
          <nav className="workplace-links" aria-label={t('template.workplace.links')}>
            <h2>{t('template.workplace.links')}</h2>
            <PageLinkList
              rows={LINKS.map(({ name, to }) => ({
                to,
                title: t(`page.template.${name}`),
                about: t(`template.about.${name}`),
              }))}
            />
          </nav>
        </div>
        <div className="dashboard stack">
          <Activities activities={data.activities} />
          <Chart title={t('template.workplace.team')} kind="row" data={points} />
        </div>
      </div>
    </>
  );
}

/** Activities in the projects, the newest first. */
function Activities({ activities }: Pick<TemplateWorkplace, 'activities'>) {
  const t = useT();
  return (
    <Card title={<h2>{t('template.workplace.activities')}</h2>}>
      {activities.length === 0 ? (
        <EmptyBlock>
          <p>{t('template.workplace.activities.empty')}</p>
        </EmptyBlock>
      ) : (
        <ul className="workplace-activities stack plain-list">
          {activities.map(({ id, who, action, project, at }) => (
            <li key={id}>
              <span>{t(`template.workplace.activity.${action}`, { who, project })}</span>
              <span className="workplace-aside">
                <RelativeTime at={at} format="short" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The projects in progress, each with its progress. */
function Projects({ projects }: { projects: readonly TemplateProject[] }) {
  const t = useT();
  const { format } = useFigures();
  return (
    <Card title={<h2>{t('template.workplace.projects')}</h2>}>
      {projects.length === 0 && (
        <EmptyBlock>
          <p>{t('template.workplace.projects.empty')}</p>
        </EmptyBlock>
      )}
      <ul className="stack plain-list">
        {projects.map(({ id, name, about, team, progress, updatedAt }) => (
          <li key={id}>
            <Ratio
              name={name}
              text={t('template.workplace.progress', { part: format(progress, 'percent') })}
              part={progress}
            />
            <p>{about}</p>
            <p className="workplace-aside">
              <span>{team}</span>
              <RelativeTime at={updatedAt} format="short" />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
