import { Card } from 'antd';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { TemplateProject } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFigures } from '../../components/chart/useFigures';
import { Ratio } from '../../components/Ratio';

/** The projects in progress, each with its progress. */
export function Projects({ projects }: { projects: readonly TemplateProject[] }) {
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
