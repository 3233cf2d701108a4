import { useEffect } from 'react';

/** Prevents the browser's default for a dropped file, which would open it instead of the page. */
function keepPage(event: Event) {
  event.preventDefault();
}

/** Ignores files dropped outside the drop zone. */
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
