import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import type { ResetProofProps } from '../resetProofProps';

const ERROR_FIELDS = { PROOF_MISMATCH: 'mobile' };

/** The account's full mobile number, and the code sent to it. */
export default function ResetMobileProof({ prove, onProved }: ResetProofProps) {
  return (
    <MobileCodeForm
      name="resetMobile"
      scene="reset"
      save={(fields) => prove({ method: 'mobile', ...fields })}
      onSaved={onProved}
      errorFields={ERROR_FIELDS}
      unreachable="form.unreachable.send"
      submitLabel="recovery.prove.submit"
      submittingLabel="recovery.prove.submitting"
    />
  );
}
