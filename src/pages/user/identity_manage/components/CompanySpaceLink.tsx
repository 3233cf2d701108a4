import type { ReactNode } from 'react';
import { Link } from '@/components/Link';
import { toCompanySpacePath } from '@/utils/routing/paths';
import { hasPage } from '@/utils/routing/routeTable';

interface Props {
  /** Of the role through which somebody enters the company's space. */
  roleId: string;
  children: ReactNode;
  /** Stands there while the portal has no such page. */
  fallback?: ReactNode;
}

/** The way into the space of a company, as soon as the route table has its page. */
export function CompanySpaceLink({ roleId, children, fallback = null }: Props) {
  const path = toCompanySpacePath(roleId);
  return hasPage(path) ? <Link to={path}>{children}</Link> : fallback;
}
