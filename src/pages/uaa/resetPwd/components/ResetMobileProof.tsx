import { MobileCodeForm } from '@/components/MobileCode/MobileCodeForm';
import { sendSmsCode } from '@/services/codes';
import type { ResetProofProps } from '../resetProofProps';

const SCENE = 'reset';
const FIELD_OF = { PROOF_MISMATCH: 'mobile' };

/** The account's mobile number, typed in full, and the code sent to it. */
export default function ResetMobileProof({ prove, onProved }: ResetProofProps) {
  return (
    <MobileCodeForm
      name="resetMobile"
      scene={SCENE}
      sendTo={(to, onFailure) => sendSmsCode({ ...to, scene: SCENE }, onFailure)}
      work={(fields, onFailure) => prove({ method: 'mobile', ...fields }, onFailure)}
      done={onProved}
      fieldOf={FIELD_OF}
      unreachable="recovery.unreachable"
      submitWords="recovery.prove.submit"
      submittingWords="recovery.prove.submitting"
    />
  );
}
