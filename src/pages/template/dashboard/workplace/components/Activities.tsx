import { Card } from 'antd';
import { EmptyBlock } from '@/components/EmptyBlock';
import { RelativeTime } from '@/components/RelativeTime';
import type { TemplateWorkplace } from '@/contract';
import { useT } from '@/hooks/useT';

/** Activities in the projects, the newest first. */
export function Activities({ activities }: Pick<TemplateWorkplace, 'activities'>) {
  const t = useT();
  return (
    <Card title={<h2>{t('template.workplace.activities')}</h2>}>
      {activities.length === 0 && (
        <EmptyBlock>
          <p>{t('template.workplace.activities.empty')}</p>
        </EmptyBlock>
      )}
      <ul className="workplace-activities">
        {activities.map(({ id, who, action, project, at }) => (
          <li key={id}>
            <span>{t(`template.workplace.activity.${action}`, { who, project })}</span>
            <span className="workplace-aside">
              <RelativeTime at={at} form="short" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
