import { DelayedSpin } from '@/components/DelayedSpin';
import { LoadError } from '@/components/LoadError';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { ActivationStatus } from './components/ActivationStatus';
import { useActivation } from './useActivation';
import './index.css';

interface Asked {
  token: string;
  id: string;
}

const readQuery = (query: URLSearchParams): Asked => ({
  token: query.get('token') ?? '',
  id: query.get('id') ?? '',
});

/** The page before there is an answer. */
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

function Activating({ asked }: { asked: Asked }) {
  const t = useT();
  const { standing, loading, failed, reload, show } = useActivation(asked);
  if (standing) return <ActivationStatus standing={standing} onChange={show} />;
  if (!failed) return <ActivationSkeleton />;
  return (
    <>
      <h1>{t('page.active')}</h1>
      <LoadError title="register.active.failed" busy={loading} onRetry={reload} />
    </>
  );
}

/** /uaa/active: the link of the activation mail (`?token=`), and the page that waits for it (`?id=`). */
export default function ActivePage() {
  const asked = useOneTimeQuery(readQuery, ['token']);
  return asked ? <Activating asked={asked} /> : <ActivationSkeleton />;
}
