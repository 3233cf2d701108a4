import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { SECOND } from '@/constants';
import type { Activation } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { resendActivation } from '@/services/registration';
import { countSecondsUntil, toLocalTime } from '../resendTime';

interface Props {
  activation: Activation;
  primary?: boolean;
  onSent: (activation: Activation) => void;
}

/**
 * Returns the remaining whole seconds until `end` (ms since the epoch, by this device's clock), updated every second.
 */
function useSecondsUntil(end: number): number {
  const [, tick] = useState(0);
  const seconds = countSecondsUntil(end, Date.now());

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), SECOND);
    return () => clearTimeout(timer);
  });

  return seconds;
}

/** Requests another mail, one minute after the last at the earliest; shows the remaining seconds until then. */
export function ResendActivationButton({ activation: { id, resendAt }, primary = false, onSent }: Props) {
  const t = useT();
  const [isSent, setSent] = useState(false);
  const [waitMessage, setWaitMessage] = useState('');
  const [end, setEnd] = useState(() => toLocalTime(resendAt, Date.now()));
  const seconds = useSecondsUntil(end);

  const { run, running, error } = useAction({
    act: () => {
      setSent(false);
      return resendActivation(id);
    },
    onDone: (activation) => {
      setEnd(toLocalTime(activation.resendAt, Date.now()));
      setSent(true);
      onSent(activation);
    },
    onError: ({ values }) => {
      if (typeof values.resendAt === 'string') setEnd(toLocalTime(values.resendAt, Date.now()));
    },
  });

  const press = () => {
    if (seconds > 0) return setWaitMessage(t('code.wait', { seconds }));
    setWaitMessage('');
    return run();
  };

  return (
    <>
      <SubmitButton
        className="active-resend"
        size="large"
        type={primary ? 'primary' : 'default'}
        busy={running}
        aria-disabled={seconds > 0}
        onClick={press}
      >
        {t(running ? 'register.active.resending' : 'register.active.resend')}
        {/*
         * Hidden, because screen readers would announce every second; a press on the button announces the remaining
         * time.
         */}
        {seconds > 0 && <span aria-hidden="true">{t('code.seconds', { seconds })}</span>}
      </SubmitButton>
      <p role="status" className="active-said">
        {seconds > 0 && waitMessage ? waitMessage : isSent && t('register.active.resent')}
      </p>
      {error && <FailureAlert error={error} unreachable="register.active.unreachable" />}
    </>
  );
}
