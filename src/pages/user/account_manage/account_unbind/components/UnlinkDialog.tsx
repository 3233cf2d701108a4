import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { Binding, Bindings } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { unbind } from '@/services/linked';
import { type ApiError, isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { getOtherProviderNames } from '../linkedProviders';
import { RemainingSignInMethods } from './RemainingSignInMethods';

/** A binding, and the list it belongs to. */
export interface UnlinkSubject {
  binding: Binding;
  bindings: Bindings;
}

interface Props {
  dialog: ConfirmDialogState<UnlinkSubject>;
  /** Receives the remaining bindings. */
  onDone: (bindings: Bindings) => void;
  /** Called when the displayed list is outdated; `message` is about the change. */
  onOutdated: (message: MessageKey) => void;
}

/** Returns the message for an error that shows that another tab has changed the list; null for any other error. */
function getOutdatedMessage(error: ApiError): MessageKey | null {
  if (isNotFound(error)) return 'linked.bindings.gone';
  return isRefusedFor(error, 'LAST_WAY_IN') ? 'subCode.LAST_WAY_IN' : null;
}

/** Removes a binding after a confirmation that explains the consequences. */
export function UnlinkDialog({ dialog, onDone, onOutdated }: Props) {
  const t = useT();
  return (
    <ConfirmDialog
      dialog={dialog}
      title={({ binding }) => t('linked.unlink.ask', { provider: binding.providerName })}
      yes={t('form.unlink')}
      busy={t('form.unlinking')}
      no={t('form.keepIt')}
      danger
      act={({ binding }) => unbind(binding.id)}
      onDone={(left, { binding }) => {
        showNotice({ type: 'success', title: t('linked.unlink.done', { provider: binding.providerName }) });
        onDone(left);
      }}
      onError={(error) => {
        const message = getOutdatedMessage(error);
        if (!message) return undefined;
        onOutdated(message);
        return 'close';
      }}
      unreachable="form.unreachable"
    >
      {({ binding, bindings }) => (
        <>
          <p>{t('linked.unlink.text', { provider: binding.providerName, nickname: binding.nickname })}</p>
          <RemainingSignInMethods
            methods={bindings.otherWays}
            providers={getOtherProviderNames(bindings, binding)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
