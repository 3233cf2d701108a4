import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { NativeSelect } from '@/components/NativeSelect';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { isFiltered } from '@/utils/routing/listQuery';
import { behaviorDevices, behaviorResults, behaviorTypes } from '@/validation/behavior';
import { DayRangeFields } from './DayRangeFields';

interface Props {
  /** Folds them, where they would take the screen from the list. */
  folded: boolean;
  query: TableQuery;
  onChange: (part: Partial<TableQuery>) => void;
}

/** What the record is narrowed by: each choice at once, in the address. */
export function BehaviorFilters({ folded, query, onChange }: Props) {
  const t = useT();
  const choices = [
    {
      name: 'result',
      words: behaviorResults.map((value) => ({ value, label: t(`behavior.result.${value}`) })),
    },
    {
      name: 'device',
      words: behaviorDevices.map((value) => ({ value, label: t(`behavior.device.${value}`) })),
    },
  ] as const;
  const fields = (
    <search className="behavior-search" aria-label={t('behavior.filters')}>
      <DayRangeFields query={query} onChange={onChange} />
      <div className="behavior-filters">
        <LabeledFilter label={t('behavior.type')}>
          {(id) => (
            <Select
              id={id}
              size="large"
              showSearch
              allowClear
              // A reader of the screen meets every choice, not only those in sight.
              virtual={false}
              optionFilterProp="label"
              // Within the landmark it belongs to.
              getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
              value={query.type ?? null}
              placeholder={t('behavior.any')}
              notFoundContent={t('behavior.type.noMatch')}
              options={behaviorTypes.map((value) => ({ value, label: t(`behavior.type.${value}`) }))}
              onChange={(type) => onChange({ type: type ?? undefined })}
            />
          )}
        </LabeledFilter>
        {choices.map(({ name, words }) => (
          <LabeledFilter key={name} label={t(`behavior.${name}`)}>
            {(id) => (
              <NativeSelect
                id={id}
                name={name}
                value={query[name] ?? ''}
                placeholder={t('behavior.any')}
                options={words}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </LabeledFilter>
        ))}
      </div>
    </search>
  );
  if (!folded) return fields;
  return (
    <details className="behavior-folded" open={isFiltered(query)}>
      <summary>{t('behavior.filters')}</summary>
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
