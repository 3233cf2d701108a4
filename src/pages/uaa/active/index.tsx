import { LingeringSpin } from '@/components/LingeringSpin';
import { LoadError } from '@/components/LoadError';
import { useT } from '@/hooks/useT';
import { useTakenQuery } from '@/hooks/useTakenQuery';
import { Standing } from './components/Standing';
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
function Waiting() {
  const t = useT();
  return (
    <div className="active-wait">
      <h1>{t('page.active')}</h1>
      <LingeringSpin spinning />
      <p role="status">{t('register.active.checking')}</p>
    </div>
  );
}

function Activating({ asked }: { asked: Asked }) {
  const t = useT();
  const { standing, loading, failed, reload, show } = useActivation(asked);
  if (standing) return <Standing standing={standing} onChange={show} />;
  if (!failed) return <Waiting />;
  return (
    <>
      <h1>{t('page.active')}</h1>
      <LoadError title="register.active.failed" busy={loading} onRetry={reload} />
    </>
  );
}

/** /uaa/active: the link of the activation mail (`?token=`), and the page that waits for it (`?id=`). */
export default function ActivePage() {
  const asked = useTakenQuery(readQuery, ['token']);
  return asked ? <Activating asked={asked} /> : <Waiting />;
}
