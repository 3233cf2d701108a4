import { Link as RouterLink } from '@umijs/max';
import type { ComponentProps, ForwardRefExoticComponent } from 'react';
import type { PagePath } from '@/utils/routing/paths';

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  /** From utils/routing/paths. What a server or an address names is a ServerLink's. */
  to: PagePath;
};

/** A link to a page of the portal. The router takes '//host' for a foreign address; this takes the portal's own alone. */
export const Link = RouterLink as ForwardRefExoticComponent<Props>;
