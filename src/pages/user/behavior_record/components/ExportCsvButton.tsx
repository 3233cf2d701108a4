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
  const work = useBehaviorExport((rows, asked) =>
    saveFile(toRecordFileName(asked, getToday(), t), CSV_TYPE, [toRecordCsv(rows, t)]),
  );
  const running = work.phase === 'running';

  return (
    <div className="behavior-export" data-phase={work.phase}>
      <SubmitButton
        busy={running}
        disabled={disabled && !running}
        title={t('behavior.export.why')}
        onClick={() => work.start(filter)}
      >
        {t('behavior.export')}
      </SubmitButton>
      <div className="behavior-export-act">
        {running && <Button onClick={work.cancel}>{t('behavior.export.cancel')}</Button>}
        {work.phase === 'failed' && <Button onClick={work.retry}>{t('common.retry')}</Button>}
      </div>
      <ExportProgress {...work} />
    </div>
  );
}
