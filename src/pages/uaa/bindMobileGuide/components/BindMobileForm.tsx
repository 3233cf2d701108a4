import { MobileCodeForm } from '@/components/MobileCode/MobileCodeForm';
import { bindMobile } from '@/services/account';
import { sendSmsCode } from '@/services/codes';

interface Props {
  /** Called after the number was linked. */
  onBound: () => void;
}

const SCENE = 'bind';
const ERROR_FIELDS = { MOBILE_TAKEN: 'mobile' };

/** Links a mobile number to the account; it is verified by a code. */
export function BindMobileForm({ onBound }: Props) {
  return (
    <MobileCodeForm
      name="bindMobile"
      scene={SCENE}
      sendTo={(to) => sendSmsCode({ ...to, scene: SCENE })}
      save={bindMobile}
      onSaved={onBound}
      errorFields={ERROR_FIELDS}
      unreachable="guide.unreachable"
      submitWords="guide.mobile.submit"
      submittingWords="guide.mobile.submitting"
    />
  );
}
