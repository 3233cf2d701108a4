import { useIntl } from '@umijs/max';
import { statusIcons } from '@/components/Status/statusIcons';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import { useT } from '@/hooks/useT';
import type { ExportState } from '../useBehaviorExport';

const progress = createLazyModule(async () => (await import('antd/es/progress')).default);

/** Progress and result of the export, also announced to screen readers. */
export function ExportProgress({ phase, done, total }: ExportState) {
  const t = useT();
  const { formatNumber } = useIntl();
  const running = phase === 'running';
  // The text beside it contains the same information, so the bar may be missing.
  const Progress = useLazyModule(progress, running);
  const getStatus = () => {
    if (running) {
      return total === null
        ? t('behavior.export.starting')
        : t('behavior.export.progress', { done: formatNumber(done), total: formatNumber(total) });
    }
    if (phase === 'canceled') return t('behavior.export.canceled');
    return phase === 'done' ? t('behavior.export.done', { count: formatNumber(done) }) : '';
  };
  return (
    <div className="behavior-export-state">
      {running && Progress && (
        <Progress
          aria-label={t('behavior.export.label')}
          percent={total ? Math.floor((done / total) * 100) : 0}
          showInfo={false}
        />
      )}
      <span role="status" className="behavior-aside">
        {getStatus()}
      </span>
      {phase === 'failed' && (
        <p role="alert" className="behavior-problem">
          <statusIcons.error aria-hidden />
          <span>
            {t('behavior.export.failed')}
            <span className="behavior-aside">
              {t('behavior.export.failed.text', { done: formatNumber(done) })}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
