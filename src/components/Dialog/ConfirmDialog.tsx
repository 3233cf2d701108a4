import { createLaterPart, useLaterPart } from '@/hooks/useLaterPart';
import { useT } from '@/hooks/useT';
import { showNotice } from '@/utils/notice';
import type { ConfirmDialogProps } from './ConfirmModal';

const modal = createLaterPart(async () => (await import('./ConfirmModal')).ConfirmModal);

/**
 * Asks before something is done, does it once at a time, and says why it was not done beside the question. The question
 * comes after the page; one that does not come is said to be missing, and can be asked again.
 */
export function ConfirmDialog<Subject, Result>(props: ConfirmDialogProps<Subject, Result>) {
  const t = useT();
  const { dialog } = props;
  const ConfirmModal = useLaterPart(modal, dialog.subject !== null, () => {
    dialog.close();
    dialog.onGone();
    showNotice({
      type: 'error',
      title: t('exception.chunk.title'),
      description: t('exception.chunk.text'),
    });
  });
  return ConfirmModal && <ConfirmModal {...props} />;
}
