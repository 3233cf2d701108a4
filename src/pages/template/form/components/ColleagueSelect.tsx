import { Select, type SelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { KEYWORD_MAX, SEARCH_DELAY } from '@/constants';
import type { Colleague } from '@/contract';
import { useT } from '@/hooks/useT';
import { findColleagues } from '@/services/templateForms';
import { warn } from '@/utils/http/httpErrors';
import './ColleagueSelect.css';

/** A chosen colleague; the label consists of name and employee number. */
export interface ChosenColleague {
  value: string;
  label: string;
}

type Props = SelectProps<ChosenColleague | ChosenColleague[]> & {
  /** Whether several people can be chosen. */
  multiple: boolean;
};

/**
 * Searches colleagues by a part of their name or employee number. On blur, text that was typed but not chosen is
 * removed, and a message shows it. antd's Select would also set `aria-required` on its wrapper, where it has no
 * meaning.
 */
export function ColleagueSelect({ 'aria-required': _required, multiple, ...control }: Props) {
  const t = useT();
  const { state, found, find } = useColleagueSearch();
  const typed = useRef('');
  const [dropped, setDropped] = useState('');
  const getStatus = () => {
    if (state === 'long') return t('template.colleague.long', { max: KEYWORD_MAX });
    return t(`template.colleague.${state === 'done' ? 'none' : state}`);
  };
  const status = getStatus();
  const announcement = found.length > 0 ? t('template.colleague.found', { count: found.length }) : status;

  const search = (text: string) => {
    typed.current = text;
    if (text) setDropped('');
    find(text);
  };
  /** Called before antd clears the typed text: when the list closes (single), or on blur (multiple). */
  const showDropped = () => {
    setDropped(typed.current.trim());
    typed.current = '';
  };
  return (
    <>
      <Select
        {...control}
        onSelect={() => {
          typed.current = '';
          setDropped('');
        }}
        onOpenChange={(open) => !open && !multiple && typed.current && showDropped()}
        onBlur={(event) => {
          control.onBlur?.(event);
          if (typed.current) showDropped();
        }}
        mode={multiple ? 'multiple' : undefined}
        labelInValue
        showSearch
        allowClear={!multiple}
        suffixIcon={null}
        // A virtual list would hide rows outside the viewport from screen readers. The popup is inside the landmark.
        virtual={false}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
        filterOption={false}
        onSearch={search}
        placeholder={t('template.colleague.placeholder')}
        notFoundContent={status}
        options={found.map(({ id, name, number, department }) => ({
          value: id,
          label: `${name} (${number})`,
          department: t(`template.department.${department}`),
        }))}
        optionRender={({ label, data }) => (
          <>
            {label} <small>{data.department}</small>
          </>
        )}
      />
      <span className="visually-hidden" role="status">
        {state !== 'idle' && announcement}
      </span>
      <div className="colleague-dropped" role="status">
        {dropped && t('template.colleague.dropped', { typed: dropped })}
      </div>
    </>
  );
}

interface Search {
  /** long: the search text exceeds the limit, so no request is sent. */
  state: 'idle' | 'long' | 'busy' | 'done' | 'failed';
  keyword: string;
  found: readonly Colleague[];
}

function startSearch(typed: string): Search {
  const keyword = typed.trim();
  const isLong = keyword.length > KEYWORD_MAX;
  return { state: isLong ? 'long' : keyword ? 'busy' : 'idle', keyword, found: [] };
}

/** Searches colleagues SEARCH_DELAY ms after the last input; ignores responses to earlier inputs. */
function useColleagueSearch() {
  const [search, setSearch] = useState(() => startSearch(''));

  // Each input is a new object, and so restarts the search, also with the same keyword ("ada" after "ada ").
  useEffect(() => {
    const { state, keyword } = search;
    if (state !== 'busy') return undefined;
    let isLatest = true;
    const finish = (result: Omit<Search, 'keyword'>) => isLatest && setSearch({ keyword, ...result });
    const timer = setTimeout(() => {
      findColleagues(keyword).then(
        (found) => finish({ state: 'done', found }),
        (thrown: unknown) => {
          warn(thrown);
          finish({ state: 'failed', found: [] });
        },
      );
    }, SEARCH_DELAY);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [search]);

  return { ...search, find: (typed: string) => setSearch(startSearch(typed)) };
}
