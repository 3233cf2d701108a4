import { useState } from 'react';
import { createLazyModule } from '@/hooks/useLazyModule';
import { warn } from '@/utils/http/httpErrors';
import { prefersLessData } from '@/utils/prefersLessData';

const scorer = createLazyModule(async () => (await import('./scorePassword')).scorePassword);

/**
 * Returns `score`, which rates a password from 0 to 4, and `load`, to call when the user reaches the field. `score` is
 * null until it is loaded: always if the user saves data, and if loading fails, until the next call of `load`.
 */
export function usePasswordScore() {
  const [score, setScore] = useState(() => scorer.loaded);
  const load = () => {
    if (score === null && !prefersLessData()) scorer.load().then((loaded) => setScore(() => loaded), warn);
  };
  return { score, load };
}
