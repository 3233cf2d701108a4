import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { Certificate } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { RemainingSignInMethods } from '@/pages/user/account_manage/account_unbind/components/RemainingSignInMethods';
import { unbindCertificate } from '@/services/certificates';
import { type ApiError, isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import type { SignInMethods } from '../signInMethods';

/** A certificate, and the remaining sign-in methods without it; null if unknown. */
export interface UnlinkCertificateSubject {
  certificate: Certificate;
  left: SignInMethods | null;
}

interface Props {
  dialog: ConfirmDialogState<UnlinkCertificateSubject>;
  /** Receives the remaining certificates. */
  onDone: (certificates: Certificate[]) => void;
  /** Called when the displayed list is outdated; `messageId` is the message about the change. */
  onOutdated: (messageId: MessageKey) => void;
}

/** Returns the message for an error that shows that another tab has changed the list; null for any other error. */
function getOutdatedMessage(error: ApiError): MessageKey | null {
  if (isNotFound(error)) return 'ownCertificates.gone';
  return isRefusedFor(error, 'LAST_WAY_IN') ? 'subCode.LAST_WAY_IN' : null;
}

/** Unlinks a certificate after a confirmation that explains the consequences. */
export function UnlinkCertificateDialog({ dialog, onDone, onOutdated }: Props) {
  const t = useT();
  return (
    <ConfirmDialog
      dialog={dialog}
      title={() => t('ownCertificates.unlink.ask')}
      yes={t('form.unlink')}
      busy={t('form.unlinking')}
      no={t('form.keepIt')}
      danger
      act={({ certificate }) => unbindCertificate(certificate.id)}
      onDone={(certificates) => {
        showNotice({ type: 'success', title: t('ownCertificates.unlink.done') });
        onDone(certificates);
      }}
      onError={(error) => {
        const messageId = getOutdatedMessage(error);
        if (!messageId) return undefined;
        onOutdated(messageId);
        return 'close';
      }}
      unreachable="form.unreachable"
    >
      {({ certificate: { serial, issuer }, left }) => (
        <>
          <p>{t('ownCertificates.unlink.text', { serial, issuer })}</p>
          {left && <RemainingSignInMethods {...left} />}
        </>
      )}
    </ConfirmDialog>
  );
}
