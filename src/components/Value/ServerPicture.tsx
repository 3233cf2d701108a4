import { type ReactNode, useEffect, useState } from 'react';
import { getServerPicture } from '@/utils/routing/serverPicture';

interface Props {
  /** Any value from the server. */
  src: unknown;
  /** '' if the name is shown beside it. */
  alt: string;
  className?: string;
  /** Rendered if there is no picture, or none that the portal allows. */
  fallback?: ReactNode;
  /** Called if the picture fails to load or is not allowed. */
  onBroken?: () => void;
}

/**
 * A picture whose address comes from the server. The only component that renders such pictures, except for the avatar
 * of PersonAvatar.
 */
export function ServerPicture({ src, alt, className, fallback, onBroken }: Props) {
  const [broken, setBroken] = useState('');
  const picture = getServerPicture(src);
  const isRefused = picture === '' && src !== '';

  useEffect(() => {
    if (isRefused) onBroken?.();
  }, [isRefused, onBroken]);

  if (picture === '' || picture === broken) return <>{fallback}</>;
  return (
    <img
      className={className}
      src={picture}
      alt={alt}
      onError={() => {
        setBroken(picture);
        onBroken?.();
      }}
    />
  );
}
