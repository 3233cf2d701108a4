import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogProps } from '@/components/Dialog/ConfirmModal';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import type { SignInMethods } from '../signInMethods';

interface Props<Subject, Left> extends Pick<ConfirmDialogProps<Subject, Left>, 'dialog' | 'title' | 'act'> {
  /** Returns the consequences. */
  getText: (subject: Subject) => string;
  /** Returns the sign-in methods that remain after unlinking; null if they are unknown. */
  getRemaining: (subject: Subject) => SignInMethods | null;
  /** Title of the notification after a success. */
  getDoneTitle: (subject: Subject) => string;
  /** Receives the remaining list. */
  onDone: (left: Left) => void;
  /** Message for a subject that another tab has unlinked. */
  goneMessage: MessageKey;
  /** Called if another tab has changed the list; `message` is about the change. */
  onOutdated: (message: MessageKey) => void;
}

/** Unlinks a sign-in method after a confirmation that explains the consequences. */
export function UnlinkDialog<Subject, Left>(props: Props<Subject, Left>) {
  const { getText, getRemaining, getDoneTitle, onDone, goneMessage, onOutdated, ...dialog } = props;
  const t = useT();
  return (
    <ConfirmDialog
      {...dialog}
      yes={t('form.unlink')}
      busy={t('form.unlinking')}
      no={t('form.keepIt')}
      danger
      onDone={(left, subject) => {
        showNotice({ type: 'success', title: getDoneTitle(subject) });
        onDone(left);
      }}
      onError={(error) => {
        const isLast = isRefusedFor(error, 'LAST_WAY_IN');
        if (!isLast && !isNotFound(error)) return undefined;
        onOutdated(isLast ? 'subCode.LAST_WAY_IN' : goneMessage);
        return 'close';
      }}
      unreachable="form.unreachable"
    >
      {(subject) => {
        const left = getRemaining(subject);
        const ways = left && [...left.methods.map((way) => t(`linked.way.${way}`)), ...left.providers];
        return (
          <>
            <p>{getText(subject)}</p>
            {ways && (
              <>
                <p>{t('linked.unlink.left')}</p>
                <ul>
                  {ways.map((way) => (
                    <li key={way}>{way}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        );
      }}
    </ConfirmDialog>
  );
}
