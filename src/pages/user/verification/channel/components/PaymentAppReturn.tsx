import { useState } from 'react';
import type { KnownChannel } from '@/domain/verificationChannels';
import { ONE_TIME_PARAMS, readAppAnswer } from '@/features/paymentApp/appAnswer';
import { PaymentAppAnswer } from '@/features/paymentApp/PaymentAppAnswer';
import { toChannelPage } from '@/features/verification/origin';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { returnVerification } from '@/services/verification';
import { replaceWith } from '@/utils/routing/redirect';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import { StartSteps } from './StartSteps';

/** Removes the payment app's response from the address bar first; without a response, a new verification starts. */
export function PaymentAppReturn({ channel }: { channel: KnownChannel }) {
  const answer = useOneTimeQuery(readAppAnswer, ONE_TIME_PARAMS);
  const [dropped, setDropped] = useState(false);
  if (answer === undefined) return null;
  if (!answer || dropped) return <StartSteps channel={channel} />;
  return (
    <PaymentAppAnswer
      answer={answer}
      take={async (returned) => {
        const { id, origin } = await returnVerification(returned);
        return () => replaceWith(toChannelPage(channel.name, sanitizeReferer(origin), id));
      }}
      title="verification.return.failed"
      onDrop={() => setDropped(true)}
    />
  );
}
