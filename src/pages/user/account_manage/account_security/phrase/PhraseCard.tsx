import { Button } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getPhrase, removePhrase } from '@/services/phrase';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { SecurityCard } from '../components/SecurityCard';
import { PhraseForm } from './PhraseForm';
import './PhraseCard.css';

/** The anti-phishing phrase: the date since when it is set, a form for a new one, and a button to remove it. */
export function PhraseCard() {
  const t = useT();
  const { data, error, reload } = useRead(['phrase'], getPhrase);
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is unmounted afterwards.
  const focusHeading = () => heading.current?.focus();
  const dialog = useConfirmDialog<'remove'>(focusHeading);
  const setAt = data?.setAt ?? null;

  const onDone = (text: 'phrase.saved' | 'phrase.removed') => {
    setGone(false);
    showNotice({ type: 'success', title: t(text) });
    reload();
  };

  return (
    <SecurityCard className="phrase" heading={heading} title={t('phrase.heading')}>
      <p className="security-note">{t('phrase.why')}</p>
      <p className="security-note">{t('phrase.new')}</p>
      {gone && <Alert type="warning" role="alert" message={t('phrase.changed')} />}
      {error && <LoadError error={error} title="phrase.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={1} height="block" />}
      {data && (
        <>
          <div className="phrase-state">
            {setAt ? (
              <>
                <p>
                  {t('phrase.setAt')} <RelativeTime at={setAt} />
                </p>
                <Button danger onClick={() => dialog.ask('remove')}>
                  {t('form.remove')}
                </Button>
              </>
            ) : (
              <p>{t('phrase.none')}</p>
            )}
          </div>
          <PhraseForm
            hasPhrase={setAt !== null}
            onSaved={() => onDone('phrase.saved')}
            onUncertain={reload}
          />
        </>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={() => t('phrase.remove.ask')}
        yes={t('form.remove')}
        busy={t('form.removing')}
        danger
        act={removePhrase}
        onDone={() => onDone('phrase.removed')}
        onError={(failed) => {
          // If the response was lost, the change may have been made: load the current state.
          if (failed.kind !== 'refused') reload();
          if (!isRefusedFor(failed, 'CHANGED_MEANWHILE')) return undefined;
          setGone(true);
          reload();
          return 'close';
        }}
        unreachable="phrase.unreachable"
      >
        {() => <p>{t('phrase.remove.text')}</p>}
      </ConfirmDialog>
    </SecurityCard>
  );
}
