import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { Activation } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { resendActivation } from '@/services/registration';
import type { Failure } from '@/utils/http/failure';
import { toLocalTime } from '../resendTime';
import { useSecondsUntil } from '../useSecondsUntil';

const UNREACHABLE = 'register.active.unreachable';

interface Props {
  activation: Activation;
  primary?: boolean;
  onSent: (activation: Activation) => void;
}

/** Asks for another mail, a minute after the last; says meanwhile for how long. */
export function ResendActivationButton({ activation: { id, resendAt }, primary = false, onSent }: Props) {
  const t = useT();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sent, setSent] = useState(false);
  const [told, setTold] = useState('');
  const [end, setEnd] = useState(() => toLocalTime(resendAt, Date.now()));
  const seconds = useSecondsUntil(end);

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    setSent(false);
    const { result: activation, failure: failed } = await attempt(
      (onFailure) => resendActivation(id, onFailure),
      UNREACHABLE,
    );
    if (failed) {
      const next = 'values' in failed ? failed.values?.resendAt : undefined;
      if (typeof next === 'string') setEnd(toLocalTime(next, Date.now()));
      return setFailure(failed);
    }
    setEnd(toLocalTime(activation.resendAt, Date.now()));
    setSent(true);
    return onSent(activation);
  });

  const press = () => {
    if (seconds > 0) return setTold(t('code.wait', { seconds }));
    setTold('');
    return submit(undefined);
  };

  return (
    <>
      <SubmitButton
        className="active-resend"
        size="large"
        type={primary ? 'primary' : 'default'}
        busy={submitting}
        aria-disabled={seconds > 0}
        onClick={press}
      >
        {t(submitting ? 'register.active.resending' : 'register.active.resend')}
        {/* Seen as it passes; whoever listens is told on asking. */}
        {seconds > 0 && <span aria-hidden="true">{t('code.seconds', { seconds })}</span>}
      </SubmitButton>
      <p role="status" className="active-said">
        {seconds > 0 && told ? told : sent && t('register.active.resent')}
      </p>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}
