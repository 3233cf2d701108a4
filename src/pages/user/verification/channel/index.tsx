import { useSearchParams } from '@umijs/max';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/PageHeader';
import { ToolSlot } from '@/components/ToolSlot';
import { findChannel } from '@/features/verification/channels';
import { getCurrentPath } from '@/utils/routing/redirect';
import { singleParam } from '@/utils/routing/singleParam';
import { PaymentAppReturn } from './components/PaymentAppReturn';
import { StartSteps } from './components/StartSteps';
import { VerificationOutcome } from './components/VerificationOutcome';
import './index.css';

/**
 * /user/verification/{channel}: one screen for all channels of features/verification/channels. Without a query it
 * begins one; `?id=` is one that has begun; what the payment app brings back is taken in first.
 */
export default function VerificationChannelPage() {
  const [query] = useSearchParams();
  const channel = findChannel(getCurrentPath().split('/').at(-1) ?? '');
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
          <VerificationOutcome key={id} id={id} channel={channel} />
        ) : channel.leaves ? (
          <PaymentAppReturn channel={channel} />
        ) : (
          <StartSteps channel={channel} />
        )}
      </FormCard>
      <ToolSlot name="registry" channel={channel.name} />
    </>
  );
}
