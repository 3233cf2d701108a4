import type { MouseEvent } from 'react';
import { useT } from '@/hooks/useT';
import './SkipLink.css';

/** Id of what the link skips to. */
export const MAIN_CONTENT_ID = 'main-content';

/** First stop of the keyboard: past header and menu, to the page itself. */
export function SkipLink() {
  const t = useT();
  // Without the browser's own jump: the address is the router's.
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
