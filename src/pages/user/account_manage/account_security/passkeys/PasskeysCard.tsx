import { useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { PASSKEYS_MAX } from '@/constants';
import type { Passkey, Passkeys } from '@/contract';
import { createAndAdd } from '@/features/accountSecurity/passkeys/createAndAdd';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { listPasskeys, removePasskey } from '@/services/passkeys';
import { type ApiError, isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { signalAccepted } from '@/utils/passkeySignals';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { SecurityCard } from '../components/SecurityCard';
import { getPasskeyName, PasskeyItem } from './PasskeyItem';

/**
 * Returns the message for an error that means that the list was changed elsewhere or cannot be changed; null for any
 * other error.
 */
function getOutdatedMessage(error: ApiError): MessageKey | null {
  if (isNotFound(error)) return 'passkeys.gone';
  return isRefusedFor(error, 'LAST_WAY_IN') ? 'passkeys.lastWay' : null;
}

interface Props {
  /** Called after a change, so that the check-up counts the passkeys again. */
  onChanged: () => void;
}

/** The passkeys of this account; the user can rename, remove and add them. */
export function PasskeysCard({ onChanged: tellPage }: Props) {
  const t = useT();
  const { data, error, reload, replace } = useRead(['passkeys'], () => listPasskeys());
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its row: move the focus to the heading.
  const dialog = useConfirmDialog<Passkey>(() => heading.current?.focus());

  useEffect(() => {
    if (data) signalAccepted(data);
  }, [data]);

  const onChanged = (passkeys: Passkeys, message: MessageKey) => {
    setOutdated(null);
    replace(passkeys);
    tellPage();
    showNotice({ type: 'success', title: t(message) });
  };
  const onOutdated = (message: MessageKey) => {
    setOutdated(message);
    reload();
  };
  const add = useAction({
    act: () => createAndAdd(),
    onDone: (passkeys) => {
      onChanged(passkeys, 'passkeys.added');
      // At the limit, the button is unmounted.
      if (passkeys.list.length >= PASSKEYS_MAX) heading.current?.focus();
    },
    // The response may have been lost, or another tab has reached the limit.
    onError: reload,
  });
  const isFull = data !== null && data.list.length >= PASSKEYS_MAX;

  return (
    <SecurityCard className="passkeys" heading={heading} title={t('passkeys.heading')}>
      <p className="security-note">{t('passkeys.purpose')}</p>
      {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
      {error && <LoadError error={error} title="passkeys.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={1} height="block" />}
      {data?.list.length === 0 && <p className="security-note">{t('passkeys.empty')}</p>}
      {data && data.list.length > 0 && (
        <ul className="security-items plain-list">
          {data.list.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRenamed={(passkeys) => onChanged(passkeys, 'passkeys.renamed')}
              onNotFound={() => {
                onOutdated('passkeys.gone');
                heading.current?.focus();
              }}
              onRemove={() => dialog.ask(passkey)}
            />
          ))}
        </ul>
      )}
      {isFull && <p className="security-note">{t('passkeys.full', { max: PASSKEYS_MAX })}</p>}
      {data && !isFull && !supportsPasskeys() && <p className="security-note">{t('passkeys.unsupported')}</p>}
      {data && !isFull && supportsPasskeys() && (
        <>
          <FailureAlert error={add.error} unreachable="passkeys.unreachable" />
          <SubmitButton busy={add.running} onClick={() => add.run()}>
            {t(add.running ? 'passkeys.adding' : 'passkeys.add')}
          </SubmitButton>
        </>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={(passkey) => t('passkeys.remove.ask', { name: getPasskeyName(passkey, t) })}
        yes={t('form.remove')}
        busy={t('form.removing')}
        danger
        act={({ id }) => removePasskey(id)}
        onDone={(passkeys) => onChanged(passkeys, 'passkeys.removed')}
        onError={(failed) => {
          const message = getOutdatedMessage(failed);
          if (!message) return undefined;
          onOutdated(message);
          return 'close';
        }}
        unreachable="passkeys.unreachable"
      >
        {() => <p>{t('passkeys.remove.text')}</p>}
      </ConfirmDialog>
    </SecurityCard>
  );
}
