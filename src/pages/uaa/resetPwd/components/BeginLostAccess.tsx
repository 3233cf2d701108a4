/** The two ways to begin a recovery: after a proof by a contact, and after one by the payment app. */
import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { DAY } from '@/constants';
import type { BegunLostAccess } from '@/contract';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useT } from '@/hooks/useT';
import { beginLostAccess, beginLostAccessByIdentity } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import type { ResetProgress } from '../usePasswordReset';

interface Props extends Pick<ResetProgress, 'state' | 'handleError'> {
  onBegun: (begun: BegunLostAccess) => void;
}

/** Lists the consequences of a recovery that begins with this proof. */
function Consequences({ proof }: { proof: 'contact' | 'identity' }) {
  const t = useT();
  return (
    <ul>
      <li>{t('lost.begin.wait', { days: lostAccessProofs[proof].wait / DAY })}</li>
      <li>{t('lost.begin.told')}</li>
      <li>{t('lost.begin.factor')}</li>
      <li>{t('lost.begin.password')}</li>
    </ul>
  );
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
        {() => <Consequences proof="contact" />}
      </ConfirmDialog>
    </>
  );
}

/** For a user whom the payment app has identified: the consequences of a recovery, and the number for its links. */
export function BeginByIdentityForm({ state: { id }, handleError, onBegun }: Props) {
  const t = useT();
  return (
    <>
      <Consequences proof="identity" />
      <p className="reset-why">{t('lost.identity.number')}</p>
      <MobileCodeForm
        name="lostNumber"
        scene="reset"
        save={(fields) => beginLostAccessByIdentity({ id, ...fields })}
        onSaved={onBegun}
        onError={(error) => {
          handleError(error);
          return redirectHeldAccount(error);
        }}
        unreachable="lost.unreachable"
        submitLabel="lost.begin.yes"
        submittingLabel="lost.begin.busy"
      />
    </>
  );
}
