import { Button, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { FactorRequiredLink } from '../Action/FactorRequiredLink';
import { SubmitButton } from '../Action/SubmitButton';
import { FailureAlert } from '../Status/FailureAlert';
import type { ConfirmDialogState } from './useConfirmDialog';

export interface ConfirmDialogProps<Subject, Result> {
  /** Open state and subject: from useConfirmDialog. */
  dialog: ConfirmDialogState<Subject>;
  title: (subject: Subject) => string;
  /** Consequences of the action. */
  children?: (subject: Subject) => ReactNode;
  /** Labels of the confirming button, idle and busy, and of the canceling one, by default "Cancel". */
  yes: string;
  busy?: string;
  no?: string;
  /** Whether the action is destructive. */
  danger?: boolean;
  /** Whether the action cannot be confirmed yet. */
  disabled?: boolean;
  /** The action. Throws ApiError if it fails. */
  act: (subject: Subject) => Promise<Result>;
  /** Called after a success. The dialog closes; `onSettled` of useConfirmDialog moves the focus. */
  onDone: (result: Result, subject: Subject) => unknown;
  /** Called after a failure; returns 'close' if the subject was changed elsewhere, so that the dialog is outdated. */
  onError?: (error: ApiError, subject: Subject) => unknown;
  /** Message that the action was not completed, shown before the cause if the server has not processed the request. */
  unreachable: MessageKey;
}

/** The open dialog: runs the action once at a time and shows an error. */
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
  // Clear the error when the dialog opens, not after its animation, because an action may have failed by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening clears an error
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
      afterClose={dialog.afterClose}
      footer={
        <>
          <Button onClick={dialog.close}>{no ?? t('form.cancel')}</Button>
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
      <FactorRequiredLink error={error} />
    </Modal>
  );
}
