import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDateTime } from '@/utils/i18n/dates';
import type { FormDraft } from './useDraft';
import './DraftAlert.css';

interface Props {
  /** From useForm. Nothing is shown where nothing was restored. */
  draft: Pick<FormDraft, 'restoredAt'>;
  /** What is back, with a place `{at}` for the time it is from. */
  message: MessageKey;
  /** The button that drops it. */
  discard: MessageKey;
  /** Drops it: `startOver` of useForm, which gives the focus to the first field when this button goes. */
  onDiscard: () => void;
}

/** Says that a form came back with what was typed before, and offers to begin anew. */
export function DraftAlert({ draft: { restoredAt }, message, discard, onDiscard }: Props) {
  const t = useT();
  // Draws anew after a switch of the language, because the date is written in that language.
  useIntl();
  if (restoredAt === null) return null;
  return (
    <Alert
      type="info"
      role="status"
      className="draft-alert"
      message={t(message, { at: formatDateTime(new Date(restoredAt).toISOString()) })}
      action={
        <Button size="small" onClick={onDiscard}>
          {t(discard)}
        </Button>
      }
    />
  );
}
