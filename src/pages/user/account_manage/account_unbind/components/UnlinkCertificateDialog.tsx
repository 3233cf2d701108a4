import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { Certificate } from '@/contract';
import { RemainingSignInMethods } from '@/features/linkedAccounts/components/RemainingSignInMethods';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { unbindCertificate } from '@/services/certificates';
import { type ApiError, isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import type { SignInMethods } from '../signInMethods';

/** A certificate, and what signs in without it; null where that is not known. */
export interface UnlinkCertificateSubject {
  certificate: Certificate;
  left: SignInMethods | null;
}

interface Props {
  dialog: ConfirmDialogState<UnlinkCertificateSubject>;
  /** Takes the certificates that are left. */
  onDone: (certificates: Certificate[]) => void;
  /** The list on the page is out of date; `words` say what has changed. */
  onOutdated: (words: MessageKey) => void;
}

/** What an error says about the list on the page, where another tab has changed it; null for any other error. */
function getOutdatedWords(error: ApiError): MessageKey | null {
  if (isNotFound(error)) return 'ownCertificates.gone';
  return isRefusedFor(error, 'LAST_WAY_IN') ? 'subCode.LAST_WAY_IN' : null;
}

/** Unlinks a certificate, once the person knows what follows from it. */
export function UnlinkCertificateDialog({ dialog, onDone, onOutdated }: Props) {
  const t = useT();
  return (
    <ConfirmDialog
      dialog={dialog}
      title={() => t('ownCertificates.unlink.ask')}
      yes={t('linked.unlink.yes')}
      busy={t('linked.unlink.busy')}
      no={t('linked.unlink.no')}
      danger
      act={({ certificate }) => unbindCertificate(certificate.id)}
      onDone={(certificates) => {
        showNotice({ type: 'success', title: t('ownCertificates.unlink.done') });
        onDone(certificates);
      }}
      onError={(error) => {
        const words = getOutdatedWords(error);
        if (!words) return undefined;
        onOutdated(words);
        return 'close';
      }}
      unreachable="linked.unreachable"
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
