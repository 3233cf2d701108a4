import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useId } from 'react';
import { NativeSelect } from '@/components/NativeSelect';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { isFiltered } from '@/utils/routing/listQuery';
import { appealReasons, appealStates } from '@/validation/appeals';
import { toValidPeriod } from '../filters';

const DAY = 'YYYY-MM-DD';

interface Props {
  /** Folds them, where they would take the screen from the list. */
  folded: boolean;
  query: TableQuery;
  onChange: (part: Partial<TableQuery>) => void;
}

/** What the list is narrowed by: each choice at once, in the address. */
export function AppealFilters({ folded, query, onChange }: Props) {
  const t = useT();
  const choices = [
    { name: 'state', words: appealStates.map((value) => ({ value, label: t(`appeal.state.${value}`) })) },
    { name: 'reason', words: appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) })) },
  ] as const;
  const fields = (
    <search className="appeals-filters" aria-label={t('appeal.list.filters')}>
      {choices.map(({ name, words }) => (
        <LabeledFilter key={name} label={t(`appeal.${name}`)}>
          {(id) => (
            <NativeSelect
              id={id}
              name={name}
              value={query[name] ?? ''}
              placeholder={t('appeal.list.any')}
              options={words}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </LabeledFilter>
      ))}
      {(['from', 'to'] as const).map((end) => (
        <LabeledFilter key={end} label={t(`appeal.list.${end}`)}>
          {(id) => (
            <DatePicker
              id={id}
              name={end}
              size="large"
              value={query[end] ? dayjs(query[end]) : null}
              placeholder=""
              onChange={(day) => onChange(toValidPeriod(query, end, day?.format(DAY)))}
            />
          )}
        </LabeledFilter>
      ))}
    </search>
  );
  if (!folded) return fields;
  return (
    <details className="appeals-folded" open={isFiltered(query)}>
      <summary>{t('appeal.list.filters')}</summary>
      {fields}
    </details>
  );
}

function LabeledFilter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
