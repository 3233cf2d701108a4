import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { statusIcons } from '@/components/Status/statusIcons';
import type { BehaviorFilter } from '@/contract';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/utils/download';
import { getToday } from '@/utils/today';
import { toRecordCsv, toRecordFileName } from '../toRecordCsv';
import { useBehaviorExport } from '../useBehaviorExport';

const CSV_TYPE = 'text/csv;charset=utf-8';

const progress = createLazyModule(async () => (await import('antd/es/progress')).default);

/**
 * Exports all matching records as a CSV file. Shows the progress, can be canceled, and continues after a failure. The
 * row has the same height before and during the export, so that nothing moves.
 */
export function ExportCsvButton({ filter, disabled }: { filter: BehaviorFilter; disabled: boolean }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { phase, done, total, start, retry, cancel } = useBehaviorExport((rows, exported) =>
    saveFile(toRecordFileName(exported, getToday(), t), CSV_TYPE, [toRecordCsv(rows, t)]),
  );
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
    <div className="behavior-export" data-phase={phase}>
      <SubmitButton
        busy={running}
        disabled={disabled && !running}
        title={t('behavior.export.why')}
        onClick={() => start(filter)}
      >
        {t('behavior.export')}
      </SubmitButton>
      <div className="behavior-export-act">
        {running && <Button onClick={cancel}>{t('behavior.export.cancel')}</Button>}
        {phase === 'failed' && <Button onClick={retry}>{t('common.retry')}</Button>}
      </div>
      {/* Also announced to screen readers. */}
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
    </div>
  );
}
