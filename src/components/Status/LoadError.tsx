import { useLayoutEffect, useRef } from 'react';
import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { SubmitButton } from '../Action/SubmitButton';
import { useErrorMessage } from './FailureAlert';

interface Props {
  /** Title: what could not be loaded. */
  title: MessageKey;
  /** Whether a retry is in progress. Needed only if the caller keeps the error meanwhile; useLoad and useRead clear it. */
  busy?: boolean;
  /** The cause. */
  error?: ApiError | null;
  onRetry: () => void;
}

/** Shown instead of content that failed to load: the cause, a hint, and a retry button. */
export function LoadError({ title, busy = false, error = null, onRetry }: Props) {
  const t = useT();
  const cause = useErrorMessage(error, undefined, 'common.loadFailed');
  const pressed = useRef<HTMLElement | null>(null);

  // If the pressed button disappears, the page or the dialog gets the focus, so that the next Tab continues there.
  useLayoutEffect(
    () => () => {
      if (pressed.current !== document.activeElement) return;
      pressed.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <Alert
      type="error"
      className="load-error"
      message={t(title)}
      description={cause || t('common.loadFailed')}
      action={
        <SubmitButton
          busy={busy}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            onRetry();
          }}
        >
          {t('common.retry')}
        </SubmitButton>
      }
    />
  );
}
