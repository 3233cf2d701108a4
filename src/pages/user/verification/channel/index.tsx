import { useSearchParams } from '@umijs/max';
import { useRef } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/PageHeader';
import { ToolSlot } from '@/components/ToolSlot';
import { verificationChannels } from '@/domain/verificationChannels';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { toChannelPath } from '@/utils/routing/paths';
import { singleParam } from '@/utils/routing/singleParam';
import { PaymentAppReturn } from './components/PaymentAppReturn';
import { StartSteps } from './components/StartSteps';
import { VerificationOutcome } from './components/VerificationOutcome';
import type { FieldValues } from './toQuery';
import './index.css';

/** The channel whose page stands at a path. The router ignores case and a slash at the end, so does this. */
function findChannelAt(path: string) {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return verificationChannels.find(({ name }) => toChannelPath(name).toLowerCase() === plain);
}

/**
 * /user/verification/{channel}: one screen for all channels of domain/verificationChannels. Without a query it
 * begins one; `?id=` is one that has begun; what the payment app brings back is taken in first.
 */
export default function VerificationChannelPage() {
  const [query] = useSearchParams();
  // In memory only: a mismatch is often a typing error, and nobody types everything twice.
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
        ) : 'leaves' in channel ? (
          <PaymentAppReturn channel={channel} />
        ) : (
          <StartSteps channel={channel} typed={typed} />
        )}
      </FormCard>
      <ToolSlot name="registry" channel={channel.name} />
    </>
  );
}
