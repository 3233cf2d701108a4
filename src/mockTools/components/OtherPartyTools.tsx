import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { getOpenTasks, type OpenProvider } from '../api';
import { useToolMessages } from '../messages';
import { usePolling } from '../usePolling';
import { PhonePanel } from './PhonePanel';
import { ProviderActions } from './ProviderActions';
import { ReviewerPanel } from './ReviewerPanel';
import { ToolLoading } from './ToolLoading';

/** The simulated parties that have a pending task in this browser. */
export function OtherPartyTools({ onLeave }: { onLeave: () => void }) {
  const getText = useToolMessages();
  const tasks = usePolling(getOpenTasks);
  const { data, reload } = tasks;
  const idle = data && data.qr.length + data.providers.length + data.appeals.length === 0;
  return (
    <div className="mock-tools-block">
      <ToolLoading load={tasks} />
      {idle && <EmptyBlock>{getText('open.empty')}</EmptyBlock>}
      {data?.qr.map((qr) => (
        <PhonePanel key={qr.uuid} qr={qr} onActed={reload} />
      ))}
      {data?.providers.map((provider) => (
        <ProviderPanel key={provider.state} provider={provider} onLeave={onLeave} />
      ))}
      {data?.appeals.map((appeal) => (
        <ReviewerPanel key={appeal.ticket} appeal={appeal} onActed={reload} />
      ))}
    </div>
  );
}

/** A provider whose approval is pending in this browser. */
function ProviderPanel({ provider, onLeave }: { provider: OpenProvider; onLeave: () => void }) {
  const getText = useToolMessages();
  return (
    <article className="mock-tools-card">
      <h2>{getText('provider.title', { name: provider.name })}</h2>
      <ProviderActions provider={provider} onLeave={onLeave} />
    </article>
  );
}
