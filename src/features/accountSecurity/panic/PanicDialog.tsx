import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import type { Data } from '@/contract';
import { useT } from '@/hooks/useT';
import type { ApiError } from '@/utils/http/ApiError';
import { followAddress } from '@/utils/routing/redirect';
import { PanicChanges } from './PanicChanges';

interface Props {
  /** Locks the account; `mine`: ids of the changes that the user has made, which stay. */
  act: (mine: string[]) => Promise<Data<'panic'>>;
  /** Whether the account is that of this browser's session, so that its changes can be listed. */
  isOwn?: boolean;
  /** Called before the page of the lock opens. */
  onLocked?: () => void;
  /** Called after a failure; returns 'close' if the dialog is outdated. */
  onError?: (error: ApiError) => unknown;
  /** Renders the element that opens the dialog. */
  children: (ask: () => void) => ReactNode;
}

/** Explains the consequences of locking an account, and locks it after a confirmation. */
export function PanicDialog({ act, isOwn = false, onLocked, onError, children }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'panic'>();
  /** null until the list of changes has loaded. */
  const [ownChanges, setOwnChanges] = useState<string[] | null>(isOwn ? null : []);
  return (
    <>
      {children(() => dialog.ask('panic'))}
      <ConfirmDialog
        dialog={dialog}
        title={() => t('panic.ask')}
        yes={t('panic.yes')}
        busy={t('panic.busy')}
        danger
        disabled={ownChanges === null}
        act={() => act(ownChanges ?? [])}
        onDone={({ redirectUrl }) => {
          onLocked?.();
          followAddress(redirectUrl, { replace: true });
        }}
        onError={onError}
        unreachable="panic.unreachable"
      >
        {() => (
          <>
            <ul>
              <li>{t('panic.effect.sessions')}</li>
              <li>{t('panic.effect.pause')}</li>
              <li>{t(isOwn ? 'panic.effect.changes' : 'panic.effect.changes.all')}</li>
              <li>{t('panic.effect.told')}</li>
            </ul>
            {isOwn && <PanicChanges mine={ownChanges ?? []} onChoose={setOwnChanges} />}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
