import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import { useT } from '@/hooks/useT';
import { type FactName, findPageToAdd } from '../identityFacts';

/** A fact of the card; a missing one is labeled as missing, with a link to add it. */
export function IdentityFact({ name, children }: { name: FactName; children: ReactNode }) {
  const t = useT();
  if (children) return <>{children}</>;
  return (
    <span className="identity-parts">
      <span className="identity-missing">{t('identity.notGiven')}</span>
      <Link to={findPageToAdd(name)}>{t(`identity.add.${name}`)}</Link>
    </span>
  );
}
