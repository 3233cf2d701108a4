import { Card } from 'antd';
import type { TemplateMonitor } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFigures } from '../../components/chart/useFigures';
import { Ratio } from '../../components/Ratio';

/** The used part of each resource. */
export function ResourceUse({ resources }: Pick<TemplateMonitor, 'resources'>) {
  const t = useT();
  const { format } = useFigures();
  const describe = (used: number | null) =>
    used === null
      ? t('template.monitor.unknown')
      : t('template.monitor.used', { part: format(used, 'percent') });
  return (
    <Card title={<h2>{t('template.monitor.resources')}</h2>}>
      <div className="dashboard">
        {resources.map(({ id, used }) => (
          <Ratio key={id} name={t(`template.monitor.resource.${id}`)} words={describe(used)} part={used} />
        ))}
      </div>
    </Card>
  );
}
