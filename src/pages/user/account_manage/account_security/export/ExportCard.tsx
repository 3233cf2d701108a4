import { Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { exportPartNames } from '@/domain/exportParts';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { saveFile } from '@/utils/download';
import { SecurityCard } from '../components/SecurityCard';
import { formatExportCsv, formatExportJson, getExportTime } from './exportFiles';
import { useDataExport } from './useDataExport';
import './ExportCard.css';

const DAY_LENGTH = 10;
/** Number of equal steps in which progress is announced. */
const ANNOUNCED_STEPS = 4;

/** Exports all of the user's data: loads it in this page and saves it as a file. */
export function ExportCard() {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account ?? '');
  const { phase, parts, part, records, error, run, drop } = useDataExport();
  const heading = useRef<HTMLHeadingElement>(null);
  const started = useRef(false);
  const total = exportPartNames.length;
  const done = parts.size;
  const announced = Math.floor((done / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS;
  const progress = { done: Math.min(done + 1, total), total, records };

  const save = (ending: 'json' | 'csv') => {
    const name = `personal-data-${account}-${getExportTime(parts).slice(0, DAY_LENGTH)}.${ending}`;
    if (ending === 'json') saveFile(name, 'application/json', [formatExportJson(parts)]);
    else saveFile(name, 'text/csv;charset=utf-8', [formatExportCsv(parts)]);
  };

  // The pressed button was replaced: keep the focus in the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has its own buttons
  useEffect(() => {
    if (started.current && document.activeElement === document.body) heading.current?.focus();
  }, [phase]);
  const begin = () => {
    started.current = true;
    run();
  };

  return (
    <SecurityCard className="export" heading={heading} title={t('security.export')}>
      <p>{t('security.export.why')}</p>
      <p className="security-note">{t('security.export.what')}</p>
      <span className="visually-hidden" role="status">
        {phase === 'running' && t('security.export.told', { percent: Math.round(announced * 100) })}
        {phase === 'ready' && t('security.export.ready', { records })}
      </span>
      {phase !== 'idle' && phase !== 'ready' && (
        <div className="export-progress">
          <Progress
            percent={Math.round((done / total) * 100)}
            status={phase === 'failed' ? 'exception' : 'active'}
            aria-label={t('security.export.progress')}
          />
          <p>{part && t('security.export.part', { name: t(`security.part.${part}`), ...progress })}</p>
        </div>
      )}
      {phase === 'failed' && part && (
        <p>{t('security.export.failed', { name: t(`security.part.${part}`), done })}</p>
      )}
      {error && <FailureAlert error={error} unreachable="form.unreachable" />}
      {phase === 'ready' && (
        <Alert
          type="success"
          role="note"
          message={t('security.export.ready', { records })}
          description={t('security.export.kept')}
        />
      )}
      <RowActions>
        {phase === 'ready' ? (
          <>
            <Button type="primary" onClick={() => save('json')}>
              {t('security.export.json')}
            </Button>
            <Button onClick={() => save('csv')}>{t('security.export.csv')}</Button>
            <Button type="text" onClick={drop}>
              {t('security.export.drop')}
            </Button>
          </>
        ) : (
          <>
            <SubmitButton
              type={phase === 'failed' ? 'primary' : 'default'}
              busy={phase === 'running'}
              onClick={begin}
            >
              {t(buttonLabels[phase])}
            </SubmitButton>
            {phase !== 'idle' && <Button onClick={drop}>{t('form.cancel')}</Button>}
          </>
        )}
      </RowActions>
    </SecurityCard>
  );
}

const buttonLabels = {
  idle: 'security.export.start',
  running: 'security.export.busy',
  failed: 'common.retry',
} as const;
