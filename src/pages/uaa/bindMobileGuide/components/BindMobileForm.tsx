import { MobileCodeForm } from '@/components/MobileCode/MobileCodeForm';
import { bindMobile } from '@/services/account';
import { sendSmsCode } from '@/services/codes';

interface Props {
  /** The number is linked. */
  onBound: () => void;
}

const SCENE = 'bind';
const ERROR_FIELDS = { MOBILE_TAKEN: 'mobile' };

/** A mobile number for the account, proved by the code sent to it. */
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
