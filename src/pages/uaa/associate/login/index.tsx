import { useT } from '@/hooks/useT';
import { useTakenQuery } from '@/hooks/useTakenQuery';
import { BIND, bindOf } from './bindKept';
import { Binding } from './components/Binding';

const ONCE_ONLY = [BIND];

/** /uaa/associate/login: whose account of the portal a provider's account belongs to. */
export default function AssociateLoginPage() {
  const t = useT();
  const bind = useTakenQuery(bindOf, ONCE_ONLY);
  return (
    <>
      <h1>{t('page.associateLogin')}</h1>
      {bind !== undefined && <Binding bind={bind} />}
    </>
  );
}
