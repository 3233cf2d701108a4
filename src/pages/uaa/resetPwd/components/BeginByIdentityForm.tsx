import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { DAY } from '@/constants';
import type { BegunLostAccess } from '@/contract';
import { lostAccessProofs } from '@/domain/lostAccess';
import { useT } from '@/hooks/useT';
import { sendSmsCode } from '@/services/codes';
import { beginLostAccessByIdentity } from '@/services/lostAccess';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import type { ResetProgress } from '../usePasswordReset';

const SCENE = 'reset';

interface Props extends Pick<ResetProgress, 'state' | 'handleError'> {
  onBegun: (begun: BegunLostAccess) => void;
}

/** For a user whom the payment app has identified: the consequences of a recovery, and the number for its links. */
export function BeginByIdentityForm({ state: { id }, handleError, onBegun }: Props) {
  const t = useT();
  return (
    <>
      <ul>
        <li>{t('lost.begin.wait', { days: lostAccessProofs.identity.wait / DAY })}</li>
        <li>{t('lost.begin.told')}</li>
        <li>{t('lost.begin.factor')}</li>
        <li>{t('lost.begin.password')}</li>
      </ul>
      <p className="reset-why">{t('lost.identity.number')}</p>
      <MobileCodeForm
        name="lostNumber"
        scene={SCENE}
        sendTo={(to) => sendSmsCode({ ...to, scene: SCENE })}
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
