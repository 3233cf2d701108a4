import type { OpenProvider } from '../api';
import { useToolMessages } from '../messages';
import { ProviderActions } from './ProviderActions';

/** A provider whose approval is pending in this browser. */
export function ProviderPanel({ provider, onLeave }: { provider: OpenProvider; onLeave: () => void }) {
  const words = useToolMessages();
  return (
    <article className="mock-tools-card">
      <h2>{words('provider.title', { name: provider.name })}</h2>
      <ProviderActions provider={provider} onLeave={onLeave} />
    </article>
  );
}
