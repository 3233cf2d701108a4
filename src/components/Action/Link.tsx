import { Link as RouterLink } from '@umijs/max';
import type { ComponentProps, ForwardRefExoticComponent } from 'react';
import type { PagePath } from '@/utils/routing/paths';

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  /** From utils/routing/paths. Use ServerLink for addresses from the server or the page's address. */
  to: PagePath;
};

/**
 * A link to a page of the portal. The router treats '//host' as another origin, so only the portal's own paths are
 * allowed.
 */
export const Link = RouterLink as ForwardRefExoticComponent<Props>;
