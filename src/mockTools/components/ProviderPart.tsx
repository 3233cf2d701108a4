import type { OpenProvider } from '../api';
import { useWords } from '../words';
import { ProviderActs } from './ProviderActs';

/** A provider whose approval this browser waits for. */
export function ProviderPart({ provider, onLeave }: { provider: OpenProvider; onLeave: () => void }) {
  const words = useWords();
  return (
    <article className="mock-tools-card">
      <h2>{words('provider.title', { name: provider.name })}</h2>
      <ProviderActs provider={provider} onLeave={onLeave} />
    </article>
  );
}
