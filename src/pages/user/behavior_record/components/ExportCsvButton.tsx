import { Button } from 'antd';
import { SubmitButton } from '@/components/Action/SubmitButton';
import type { BehaviorFilter } from '@/contract';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/utils/download';
import { getToday } from '@/utils/today';
import { toRecordCsv, toRecordFileName } from '../toRecordCsv';
import { useBehaviorExport } from '../useBehaviorExport';
import { ExportProgress } from './ExportProgress';

const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * Exports all matching records as a CSV file. Shows the progress, can be canceled, and continues after a failure. The
 * row has the same height before and during the export, so that nothing moves.
 */
export function ExportCsvButton({ filter, disabled }: { filter: BehaviorFilter; disabled: boolean }) {
  const t = useT();
  const exporter = useBehaviorExport((rows, exported) =>
    saveFile(toRecordFileName(exported, getToday(), t), CSV_TYPE, [toRecordCsv(rows, t)]),
  );
  const running = exporter.phase === 'running';

  return (
    <div className="behavior-export" data-phase={exporter.phase}>
      <SubmitButton
        busy={running}
        disabled={disabled && !running}
        title={t('behavior.export.why')}
        onClick={() => exporter.start(filter)}
      >
        {t('behavior.export')}
      </SubmitButton>
      <div className="behavior-export-act">
        {running && <Button onClick={exporter.cancel}>{t('behavior.export.cancel')}</Button>}
        {exporter.phase === 'failed' && <Button onClick={exporter.retry}>{t('common.retry')}</Button>}
      </div>
      <ExportProgress {...exporter} />
    </div>
  );
}
