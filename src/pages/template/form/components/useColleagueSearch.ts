import { useRef, useState } from 'react';
import { KEYWORD_MAX, SEARCH_DELAY } from '@/constants';
import type { Colleague } from '@/contract';
import { useDebounced } from '@/pages/template/form/components/useDebounced';
import { findColleagues } from '@/services/templateForms';
import { warn } from '@/utils/http/httpErrors';

interface Search {
  /** long: the search text exceeds the limit, so no request was sent. */
  state: 'idle' | 'long' | 'busy' | 'done' | 'failed';
  found: readonly Colleague[];
}

const IDLE: Search = { state: 'idle', found: [] };
const LONG: Search = { state: 'long', found: [] };
const BUSY: Search = { state: 'busy', found: [] };

/** Searches colleagues while the user types, debounced; ignores responses to earlier search texts. */
export function useColleagueSearch() {
  const [search, setSearch] = useState<Search>(IDLE);
  const lastInput = useRef(0);

  const look = async (keyword: string) => {
    const input = lastInput.current;
    const result = await findColleagues(keyword).then(
      (found): Search => ({ state: 'done', found }),
      (thrown: unknown): Search => {
        warn(thrown);
        return { state: 'failed', found: [] };
      },
    );
    if (input === lastInput.current) setSearch(result);
  };

  const debounced = useDebounced(look, SEARCH_DELAY);

  return {
    ...search,
    find: (typed: string) => {
      lastInput.current += 1;
      debounced.cancel();
      const keyword = typed.trim();
      const isLong = keyword.length > KEYWORD_MAX;
      if (keyword === '' || isLong) setSearch(isLong ? LONG : IDLE);
      else {
        setSearch(BUSY);
        debounced.run(keyword);
      }
    },
  };
}
