import { type ReactNode, useEffect, useState } from 'react';
import { getServerPicture } from '@/utils/routing/serverPicture';

interface Props {
  /** As the server gave it: anything. */
  src: unknown;
  /** '' where the name stands beside it. */
  alt: string;
  className?: string;
  /** Stands where there is no picture, or none that the portal draws. */
  fallback?: ReactNode;
  /** The picture does not load, or the portal does not ask for it. */
  onBroken?: () => void;
}

/** A picture that the server names: the only way to draw one, but for the avatar of PersonAvatar. */
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
