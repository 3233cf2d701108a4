import { Link } from '@umijs/max';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onAllowedHosts, sanitizeClientAddress, sanitizeServerLink } from '@/utils/routing/sanitizeAddress';

interface Props {
  /** Any value from the server, or from the page's own address. */
  to: unknown;
  onClick?: () => void;
  children: ReactNode;
  /** Rendered if the portal does not allow the address; by default the text without a link. */
  fallback?: ReactNode;
}

/**
 * A link to an address that comes from outside the code: a page of the portal, or https on an allowed host
 * (utils/routing/redirect). Renders no link for any other address.
 */
export function ServerLink({ to, onClick, children, fallback = children }: Props) {
  // The allowed hosts may be loaded after the link was rendered.
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
 * A link to a page of an application, whose address comes from the server: https on any host except the portal's own,
 * in a new tab without referrer and opener. Renders nothing for any other address.
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
