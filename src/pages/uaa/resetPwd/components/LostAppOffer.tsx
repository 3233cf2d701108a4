import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { DAY } from '@/constants';
import type { BegunLostAccess } from '@/contract';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useT } from '@/hooks/useT';
import { beginLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import type { ResetProgress } from '../usePasswordReset';

interface Props extends Pick<ResetProgress, 'state' | 'handleError'> {
  onBegun: (begun: BegunLostAccess) => void;
}

/** For a user who has proved the account but lost its authenticator app: starts a recovery after a confirmation. */
export function LostAppOffer({ state: { id }, handleError, onBegun }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'begin'>();
  return (
    <>
      <p className="link-line">
        <Button type="link" onClick={() => dialog.ask('begin')}>
          {t('lost.offer')}
        </Button>
      </p>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('lost.begin.ask')}
        yes={t('lost.begin.yes')}
        busy={t('lost.begin.busy')}
        act={() => beginLostAccess(id)}
        onDone={onBegun}
        onError={(error) => {
          handleError(error);
          const isOver = redirectHeldAccount(error) || isRefusedFor(error, 'RESET_UNKNOWN');
          return isOver ? 'close' : undefined;
        }}
        unreachable="lost.unreachable"
      >
        {() => (
          <ul>
            <li>{t('lost.begin.wait', { days: lostAccessProofs.contact.wait / DAY })}</li>
            <li>{t('lost.begin.told')}</li>
            <li>{t('lost.begin.factor')}</li>
            <li>{t('lost.begin.password')}</li>
          </ul>
        )}
      </ConfirmDialog>
    </>
  );
}
