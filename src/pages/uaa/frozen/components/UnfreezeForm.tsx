import { MobileCodeForm } from '@/components/MobileCode/MobileCodeForm';
import type { Envelope } from '@/contract';
import { sendSmsCode } from '@/services/codes';
import { unfreeze } from '@/services/recovery';

const SCENE = 'unfreeze';
const FIELD_OF = { PROOF_MISMATCH: 'mobile' };

interface Props {
  ticket: string;
  /** Hears every refusal. */
  onRefused: (envelope: Envelope) => void;
  onDone: () => void;
}

/** The account's own number, typed in full, and the code sent to it. */
export function UnfreezeForm({ ticket, onRefused, onDone }: Props) {
  return (
    <MobileCodeForm
      name="unfreeze"
      scene={SCENE}
      sendTo={(to, onFailure) => sendSmsCode({ ...to, scene: SCENE }, onFailure)}
      work={(fields, onFailure) =>
        unfreeze({ ticket, ...fields }, (envelope) => {
          onFailure(envelope);
          onRefused(envelope);
        })
      }
      done={onDone}
      fieldOf={FIELD_OF}
      unreachable="recovery.unreachable"
      submitWords="recovery.frozen.submit"
      submittingWords="recovery.frozen.submitting"
    />
  );
}
