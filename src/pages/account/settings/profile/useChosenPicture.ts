import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '@/locales/zh-CN/index';
import { openPicture, type Picture } from './picture';

interface Chosen {
  picture: Picture | null;
  problem: MessageKey | null;
  /** Whether a file is being inspected. */
  isOpening: boolean;
}

const NOTHING: Chosen = { picture: null, problem: null, isOpening: false };

/** State of the picture that the user has chosen as avatar. A new choice replaces it; unused pictures are released. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState(NOTHING);
  const lastChoice = useRef(0);
  const url = chosen.picture?.url;

  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  useEffect(
    () => () => {
      lastChoice.current += 1;
    },
    [],
  );

  const choose = async ([file, ...more]: File[]) => {
    if (!file) return;
    lastChoice.current += 1;
    const choice = lastChoice.current;
    if (more.length > 0) return setChosen({ ...NOTHING, problem: 'profile.avatar.many' });
    setChosen({ ...NOTHING, isOpening: true });
    const opened = await openPicture(file);
    if (choice === lastChoice.current) {
      setChosen({ ...NOTHING, ...('problem' in opened ? opened : { picture: opened }) });
    } else if ('url' in opened) URL.revokeObjectURL(opened.url);
  };
  const discard = () => {
    lastChoice.current += 1;
    setChosen(NOTHING);
  };
  return { ...chosen, choose, discard };
}
