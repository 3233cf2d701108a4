import { forwardRef } from 'react';
import { Link } from '@/components/Link';
import type { AuthorizationDirection } from '@/contract';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { authorizationDirections } from '@/validation/authorizations';

interface Props {
  direction: AuthorizationDirection;
  path: PagePath;
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
