import { Button } from 'antd';
import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { formatDateTime } from '@/utils/i18n/dates';
import type { FormDraft } from './useDraft';
import './DraftAlert.css';

interface Props {
  /** From useForm. Renders nothing if no draft was restored. */
  draft: Pick<FormDraft, 'restoredAt'>;
  /** Message about the restored draft, with a placeholder `{at}` for its time. */
  message?: MessageKey;
  /** Label of the button that discards it. */
  discard?: MessageKey;
  /** Discards it: `startOver` of useForm, which focuses the first field when this button unmounts. */
  onDiscard: () => void;
}

/** Alert about a restored draft, with a button to discard it. */
export function DraftAlert({
  draft: { restoredAt },
  message = 'form.draft',
  discard = 'form.draft.discard',
  onDiscard,
}: Props) {
  const t = useT();
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
