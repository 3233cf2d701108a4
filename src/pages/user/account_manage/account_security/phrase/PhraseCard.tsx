import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { PHRASE_MAX, PHRASE_MIN } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getPhrase, removePhrase, setPhrase } from '@/services/phrase';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { checkPhrase } from '@/validation/phrase';
import { SecurityCard } from '../components/SecurityCard';
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

interface Props {
  hasPhrase: boolean;
  onSaved: () => void;
  /** Called if the response was lost, so that it is unknown whether the phrase was saved. */
  onUncertain: () => void;
}

/** The field for a new phrase. It is always empty at first, because no page shows the phrase. */
function PhraseForm({ hasPhrase, onSaved, onUncertain }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const { formProps, ...submission } = useForm({
    save: ({ phrase }: { phrase?: string }) => setPhrase(phrase ?? ''),
    onSaved: () => {
      formProps.form.resetFields();
      onSaved();
    },
    onError: (error) => {
      if (error.kind !== 'refused') onUncertain();
    },
    errorFields: { PHRASE_REVEALS: 'phrase' },
    firstField: 'phrase',
    unreachable: 'phrase.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <Form.Item
        name="phrase"
        label={t(hasPhrase ? 'phrase.label.new' : 'phrase.label')}
        extra={t('phrase.hint', { min: PHRASE_MIN, max: PHRASE_MAX })}
        required
        rules={[rule((value) => checkPhrase(value ?? ''))]}
      >
        <Input name="phrase" autoComplete="off" />
      </Form.Item>
      <SubmitFooter form={submission} type="default" submitLabel="form.save" submittingLabel="form.saving" />
    </PortalForm>
  );
}
