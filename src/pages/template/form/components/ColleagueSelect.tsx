import { Select, type SelectProps } from 'antd';
import { useRef, useState } from 'react';
import { KEYWORD_MAX, SEARCH_DELAY } from '@/constants';
import type { Colleague } from '@/contract';
import { useT } from '@/hooks/useT';
import { useDebounced } from '@/pages/template/form/components/useDebounced';
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
  /** long: the search text exceeds the limit, so no request was sent. */
  state: 'idle' | 'long' | 'busy' | 'done' | 'failed';
  found: readonly Colleague[];
}

const IDLE: Search = { state: 'idle', found: [] };
const LONG: Search = { state: 'long', found: [] };
const BUSY: Search = { state: 'busy', found: [] };

/** Searches colleagues while the user types, debounced; ignores responses to earlier search texts. */
function useColleagueSearch() {
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
