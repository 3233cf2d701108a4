import { Button, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { FailureAlert } from '../Form/FailureAlert';
import { SubmitButton } from '../Form/SubmitButton';
import type { ConfirmDialogState } from './useConfirmDialog';

export interface ConfirmDialogProps<Subject, Result> {
  /** Open or not, and about what: from useConfirmDialog. */
  dialog: ConfirmDialogState<Subject>;
  title: (subject: Subject) => string;
  /** What follows from it. */
  children?: (subject: Subject) => ReactNode;
  /** Words of the button that does it, idle and at work, and of the one that does not. */
  yes: string;
  busy?: string;
  no: string;
  /** Deletes or ends something. */
  danger?: boolean;
  /** Nothing can be confirmed yet. */
  disabled?: boolean;
  /** Does it. Throws ApiError for everything but a success. */
  act: (subject: Subject) => Promise<Result>;
  /** After a success. The dialog closes; the focus goes where useConfirmDialog's `onSettled` leads. */
  onDone: (result: Result, subject: Subject) => unknown;
  /** After a failure; 'close' where what was asked about has changed, so that the dialog is no longer about it. */
  onError?: (error: ApiError, subject: Subject) => unknown;
  /** What did not happen, said before the cause where the server has not judged what was sent. */
  unreachable: MessageKey;
}

/** The question on the screen: does it once at a time, and says why it was not done beside the question. */
export function ConfirmModal<Subject, Result>(props: ConfirmDialogProps<Subject, Result>) {
  const { dialog, title, children, yes, busy, no, danger = false, disabled = false, unreachable } = props;
  const t = useT();
  const { run, running, error, clearError } = useAction({
    act: props.act,
    onDone: async (result: Result, subject: Subject) => {
      dialog.settle(subject);
      await props.onDone(result, subject);
    },
    onError: (failed, subject: Subject) => {
      if (props.onError?.(failed, subject) !== 'close') return undefined;
      dialog.settle(subject);
      return true;
    },
  });
  // A question that opens has not failed yet. At once: after the dialog has slid in, a press may have failed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening it takes an error away
  useEffect(() => {
    if (dialog.isOpen) clearError();
  }, [dialog.isOpen]);
  const { subject } = dialog;
  if (subject === null) return null;

  return (
    <Modal
      open={dialog.isOpen}
      title={title(subject)}
      closable={{ 'aria-label': t('common.close') }}
      onCancel={dialog.close}
      afterClose={dialog.onGone}
      footer={
        <>
          <Button onClick={dialog.close}>{no}</Button>
          <SubmitButton
            type="primary"
            danger={danger}
            disabled={disabled}
            busy={running}
            onClick={() => run(subject)}
          >
            {running ? (busy ?? yes) : yes}
          </SubmitButton>
        </>
      }
    >
      {children?.(subject)}
      {error && <FailureAlert error={error} unreachable={unreachable} />}
    </Modal>
  );
}
