import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import type { ConfirmDialogProps } from './ConfirmModal';

const modal = createLazyModule(async () => (await import('./ConfirmModal')).ConfirmModal);

/**
 * Dialog that confirms an action, runs it once at a time, and shows an error. The dialog is lazy-loaded after the
 * page; if loading fails, a notification says so, and the user can retry.
 */
export function ConfirmDialog<Subject, Result>(props: ConfirmDialogProps<Subject, Result>) {
  const { dialog } = props;
  const ConfirmModal = useLazyModule(modal, dialog.subject !== null, () => {
    dialog.close();
    dialog.afterClose();
  });
  return ConfirmModal && <ConfirmModal {...props} />;
}
