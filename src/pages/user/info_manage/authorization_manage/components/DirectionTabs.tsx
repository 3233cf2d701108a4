import { Link } from '@umijs/max';
import { forwardRef } from 'react';
import type { AuthorizationDirection } from '@/contract';
import { useT } from '@/hooks/useT';
import { authorizationDirections } from '@/validation/authorizations';

interface Props {
  direction: AuthorizationDirection;
  path: string;
}

/** The two lists, each with an address of its own. */
export const DirectionTabs = forwardRef<HTMLElement, Props>(({ direction, path }, ref) => {
  const t = useT();
  return (
    <nav ref={ref} className="authorizations-views" aria-label={t('authorizations.views')}>
      {authorizationDirections.map((one) => (
        <Link
          key={one}
          to={one === 'given' ? path : `${path}?direction=${one}`}
          aria-current={one === direction ? 'page' : undefined}
        >
          {t(`authorizations.${one}`)}
        </Link>
      ))}
    </nav>
  );
});
