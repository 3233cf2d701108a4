import { Link } from '@umijs/max';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onAllowedHosts, sanitizeClientAddress, sanitizeServerLink } from '@/utils/routing/sanitizeAddress';

interface Props {
  /** As the server, or the page's own address, gave it: anything. */
  to: unknown;
  onClick?: () => void;
  children: ReactNode;
  /** Stands where the portal does not go there; the words alone unless given. */
  fallback?: ReactNode;
}

/**
 * A link to an address that is not the portal's own knowledge: to a page of the portal, or to https on a host that the
 * portal may send people to (utils/routing/redirect). Anything else is no link.
 */
export function ServerLink({ to, onClick, children, fallback = children }: Props) {
  // The hosts may become known after the link is on the page.
  const check = () => sanitizeServerLink(to);
  const address = useSyncExternalStore(onAllowedHosts, check, check);
  if (address === null) return <>{fallback}</>;
  const Tag = address.startsWith('/') ? Link : ExternalLink;
  return (
    <Tag to={address} onClick={onClick}>
      {children}
    </Tag>
  );
}

const ExternalLink = ({ to, ...rest }: { to: string; onClick?: () => void; children: ReactNode }) => (
  <a href={to} {...rest} />
);

/**
 * A link to a page of an application, which the server names: https on any host but the portal's own, in a new tab that
 * learns neither the address of this page nor its window. Renders nothing for any other address.
 */
export function ClientLink({ to, children }: { to: unknown; children: ReactNode }) {
  const address = sanitizeClientAddress(to);
  if (!address?.startsWith('https:')) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
