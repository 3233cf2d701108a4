import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { sendSmsCode } from '@/services/codes';
import type { ResetProofProps } from '../resetProofProps';

const SCENE = 'reset';
const ERROR_FIELDS = { PROOF_MISMATCH: 'mobile' };

/** The account's full mobile number, and the code sent to it. */
export default function ResetMobileProof({ prove, onProved }: ResetProofProps) {
  return (
    <MobileCodeForm
      name="resetMobile"
      scene={SCENE}
      sendTo={(to) => sendSmsCode({ ...to, scene: SCENE })}
      save={(fields) => prove({ method: 'mobile', ...fields })}
      onSaved={onProved}
      errorFields={ERROR_FIELDS}
      unreachable="form.unreachable.send"
      submitLabel="recovery.prove.submit"
      submittingLabel="recovery.prove.submitting"
    />
  );
}
