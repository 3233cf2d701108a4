import { useEffect } from 'react';

/** What a missed drop does in a browser: the file would take the page's place. */
function keepPage(event: Event) {
  event.preventDefault();
}

/** Where files can be dropped, one that misses the place does nothing. */
export function usePreventFileDrop() {
  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
