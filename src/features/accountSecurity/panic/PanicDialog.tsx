import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import type { Data } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import { followAddress } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { announceSessionChange } from '@/utils/storage/sessionChannel';

interface Props {
  act: () => Promise<Data<'panic'>>;
  /** Called after a failure; returns 'close' if the dialog is outdated. */
  onError?: (error: ApiError) => unknown;
  /** What opens the dialog. */
  children: (ask: () => void) => ReactNode;
}

/** Names the consequences of locking the account, and locks it. It ends the session of this browser, too. */
export function PanicDialog({ act, onError, children }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'panic'>();
  const { clearUser } = useGlobalActions();
  return (
    <>
      {children(() => dialog.ask('panic'))}
      <ConfirmDialog
        dialog={dialog}
        title={() => t('panic.ask')}
        yes={t('panic.yes')}
        busy={t('panic.busy')}
        no={t('panic.cancel')}
        danger
        act={act}
        onDone={({ redirectUrl }) => {
          clearUser();
          clearPersonalData();
          announceSessionChange('signed-out');
          followAddress(redirectUrl, { replace: true });
        }}
        onError={onError}
        unreachable="panic.unreachable"
      >
        {() => (
          <ul>
            <li>{t('panic.effect.sessions')}</li>
            <li>{t('panic.effect.pause')}</li>
            <li>{t('panic.effect.changes')}</li>
            <li>{t('panic.effect.told')}</li>
          </ul>
        )}
      </ConfirmDialog>
    </>
  );
}
