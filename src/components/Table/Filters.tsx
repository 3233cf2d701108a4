/**
 * The filters of a list, on ProForm's QueryFilter: labels above fields, as many columns as there is room for, one on a
 * phone. (LightFilter hides each field behind a label that no keyboard reaches.) Each choice applies at once and lives
 * in the address, so that there is nothing to submit and nothing to reset: the form only shows what the address says.
 */
// Deep, so that a page with filters loads this part of ProForm and not all of its fields.
import { QueryFilter } from '@ant-design/pro-form/es/layouts/QueryFilter';
import { type Breakpoint, Grid } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import './Filters.css';

interface Props<Row> {
  list: ListState<Row>;
  /** On screens narrower than this antd breakpoint the filters fold, so that the list is in sight. */
  foldBelow?: Breakpoint;
  /** What fields show while the address says nothing of them: the choice in force then. */
  shownDefaults?: Readonly<Partial<TableQuery>>;
  /** What a choice changes in the query, where that is more than the field itself. */
  toChange?: (choice: Partial<TableQuery>, query: TableQuery) => Partial<TableQuery>;
  /** SelectFilter, DayFilter, or anything with a `colSize` that says how many columns it takes. */
  children: ReactNode;
}

const NO_DEFAULTS: Readonly<Partial<TableQuery>> = {};

/** Fields that narrow a list. Whoever has no row at all has nothing to look for, and finds no filters. */
export function Filters<Row>({
  list,
  foldBelow,
  shownDefaults = NO_DEFAULTS,
  toChange,
  children,
}: Props<Row>) {
  const t = useT();
  const screens = Grid.useBreakpoint();
  const { query, page, filterNames, filtered, change } = list;
  const fields = useMemo(
    () => filterNames.map((name) => ({ name, value: query[name] ?? shownDefaults[name] ?? '' })),
    [query, filterNames, shownDefaults],
  );
  const [open, setOpen] = useState(filtered);
  const [initialValues] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  if (!filtered && page?.total === 0) return null;

  const form = (
    <search className="filters" aria-label={t('table.filters')}>
      <QueryFilter
        // Leads the ids of the fields: a dialog on the page may have fields of the same names.
        name="filters"
        layout="vertical"
        size="large"
        searchGutter={[16, 8]}
        submitter={false}
        isKeyPressSubmit={false}
        // An emptied field is a choice, too.
        omitNil={false}
        dateFormatter={false}
        initialValues={initialValues}
        fields={fields}
        onValuesChange={(choice: Partial<TableQuery>) => change(toChange?.(choice, query) ?? choice)}
      >
        {children}
      </QueryFilter>
    </search>
  );
  if (!foldBelow || screens[foldBelow] !== false) return form;
  return (
    <details
      className="filters-fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('table.filters')}</summary>
      {form}
    </details>
  );
}
