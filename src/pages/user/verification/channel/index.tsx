import { useSearchParams } from '@umijs/max';
import { useRef, useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/Frame/PageHeader';
import { ToolSlot } from '@/components/Frame/ToolSlot';
import { type KnownChannel, verificationChannels } from '@/domain/verificationChannels';
import { ONE_TIME_PARAMS, readAppAnswer } from '@/features/paymentApp/appAnswer';
import { PaymentAppAnswer } from '@/features/paymentApp/PaymentAppAnswer';
import { toChannelPage } from '@/features/verification/origin';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { returnVerification } from '@/services/verification';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { toChannelPath } from '@/utils/routing/paths';
import { toPlainPath } from '@/utils/routing/plainPath';
import { replaceWith } from '@/utils/routing/redirect';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import { singleParam } from '@/utils/routing/singleParam';
import { StartSteps } from './components/StartSteps';
import { VerificationOutcome } from './components/VerificationOutcome';
import type { FieldValues } from './toQuery';
import './index.css';

/** Returns the channel of a path. */
const findChannelAt = (path: string) =>
  verificationChannels.find(({ name }) => toPlainPath(toChannelPath(name)) === toPlainPath(path));

/**
 * /user/verification/{channel}: one screen for all channels of domain/verificationChannels. Without an id it starts a
 * verification; `?id=` shows an existing one; a response of the payment app is processed first.
 */
export default function VerificationChannelPage() {
  const [query] = useSearchParams();
  // Stored in memory only: after a mismatch, often a typing error, the user does not have to type everything again.
  const typed = useRef<FieldValues | null>(null);
  const channel = findChannelAt(getCurrentPath());
  if (!channel) return null;
  const id = singleParam(query, 'id');
  return (
    <>
      <PageHeader
        title={`identity.channel.${channel.name}`}
        purpose={`verification.${channel.name}.notice`}
      />
      <FormCard className="verification-channel">
        {id ? (
          <VerificationOutcome key={id} id={id} channel={channel} typed={typed} />
        ) : 'redirectsToProvider' in channel ? (
          <PaymentAppReturn channel={channel} />
        ) : (
          <StartSteps channel={channel} typed={typed} />
        )}
      </FormCard>
      <ToolSlot name="registry" channel={channel.name} />
    </>
  );
}

/** Removes the payment app's response from the address bar first; without a response, a new verification starts. */
function PaymentAppReturn({ channel }: { channel: KnownChannel }) {
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
