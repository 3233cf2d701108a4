import { Button } from 'antd';
import { BusyButton } from '@/components/Form/SubmitButton';
import type { BehaviourFilter } from '@/contract';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/utils/download';
import { today } from '../filters';
import { recordCsv, recordFileName } from '../recordCsv';
import { useBehaviourExport } from '../useBehaviourExport';
import { ExportProgress } from './ExportProgress';

const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * Everything the filter matches as a CSV file, with progress; it can be cancelled, and goes on after a failure. A row
 * of its own, as high before as while it runs: nothing moves.
 */
export function ExportCsv({ filter, disabled }: { filter: BehaviourFilter; disabled: boolean }) {
  const t = useT();
  const work = useBehaviourExport((rows, asked) =>
    saveFile(recordFileName(asked, today(), t), CSV_TYPE, [recordCsv(rows, t)]),
  );
  const running = work.phase === 'running';

  return (
    <div className="behavior-export">
      <BusyButton
        busy={running}
        disabled={disabled && !running}
        title={t('behavior.export.why')}
        onClick={() => work.start(filter)}
      >
        {t('behavior.export')}
      </BusyButton>
      <div className="behavior-export-act">
        {running && <Button onClick={work.cancel}>{t('behavior.export.cancel')}</Button>}
        {work.phase === 'failed' && <Button onClick={work.retry}>{t('common.retry')}</Button>}
      </div>
      <ExportProgress {...work} />
    </div>
  );
}
