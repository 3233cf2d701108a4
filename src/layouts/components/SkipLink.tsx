import type { MouseEvent } from 'react';
import { useT } from '@/hooks/useT';
import './SkipLink.css';

/** Id of the skip link's target. */
export const MAIN_CONTENT_ID = 'main-content';

/** The first tab stop: skips header and menu. */
export function SkipLink() {
  const t = useT();
  // Prevent the browser's jump, because it would change the router's address.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_CONTENT_ID)?.focus();
  };
  return (
    <a className="skip-link" href={`#${MAIN_CONTENT_ID}`} onClick={skip}>
      {t('layout.skip')}
    </a>
  );
}
