/**
 * The filters of a list, based on ProForm's QueryFilter: labels above the fields, as many columns as fit, one on a
 * phone. (LightFilter hides each field behind a label that the keyboard cannot reach.) Each choice applies
 * immediately and is stored in the address, so that the form has no submit or reset button and only shows the
 * address.
 */
// A deep import, so that the page does not load all fields of ProForm.
import { QueryFilter } from '@ant-design/pro-form/es/layouts/QueryFilter';
import { type Breakpoint, Grid } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import './Filters.css';

interface Props<Row> {
  list: ListState<Row>;
  /** Below this antd breakpoint, the filters are collapsed, so that the list is visible. */
  foldBelow?: Breakpoint;
  /** Values to show for fields without a parameter in the address: their effective defaults. */
  shownDefaults?: Readonly<Partial<TableQuery>>;
  /** Returns the query changes for a choice that changes more than its own field. */
  toChange?: (choice: Partial<TableQuery>, query: TableQuery) => Partial<TableQuery>;
  /** SelectFilter, DayFilter, or any element with a `colSize`, its number of columns. */
  children: ReactNode;
}

const NO_DEFAULTS: Readonly<Partial<TableQuery>> = {};

/** The filter fields of a list. Hidden if the list is empty without any filter. */
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
        // Prefix of the field ids, because a dialog on the page may have fields of the same names.
        name="filters"
        layout="vertical"
        size="large"
        searchGutter={[16, 8]}
        submitter={false}
        isKeyPressSubmit={false}
        // Clearing a field also is a choice.
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
      <summary className="link-summary">{t('table.filters')}</summary>
      {form}
    </details>
  );
}
