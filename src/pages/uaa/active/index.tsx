import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { ActivationStatus } from './components/ActivationStatus';
import { useActivation } from './useActivation';
import './index.css';

const readQuery = (params: URLSearchParams) => ({
  token: params.get('token') ?? '',
  id: params.get('id') ?? '',
});

/** Placeholder until the response arrives. */
function ActivationSkeleton() {
  const t = useT();
  return (
    <div className="active-wait">
      <h1>{t('page.active')}</h1>
      <DelayedSpin spinning />
      <p role="status">{t('register.active.checking')}</p>
    </div>
  );
}

function Activation({ query }: { query: ReturnType<typeof readQuery> }) {
  const t = useT();
  const { status, error, reload, show } = useActivation(query);
  if (status) return <ActivationStatus activation={status} onChange={show} />;
  if (!error) return <ActivationSkeleton />;
  return (
    <>
      <h1>{t('page.active')}</h1>
      <LoadError error={error} title="register.active.failed" onRetry={reload} />
    </>
  );
}

/** /uaa/active: opened by the link of the activation mail (`?token=`); also waits for that mail (`?id=`). */
export default function ActivePage() {
  const query = useOneTimeQuery(readQuery, ['token']);
  return query ? <Activation query={query} /> : <ActivationSkeleton />;
}
