import type { ProColumns } from '@ant-design/pro-table';
import type { Breakpoint } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Alert } from '@/components/Status/Alert';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { Filters } from '@/components/Table/Filters';
import { ListBar } from '@/components/Table/ListBar';
import { SelectFilter } from '@/components/Table/SelectFilter';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { authorizationStates } from '@/validation/authorizations';
import './AuthorizationTable.css';

/** The properties of a row, in the order of their columns. */
export type RowParts<Row, Key extends string = string> = Record<
  Key,
  {
    /** Heading of its column. */
    title: string;
    render: (row: Row) => ReactNode;
  }
>;

interface Props<Row, Key extends string> {
  list: ListState<Row>;
  messages: TableMessages;
  parts: RowParts<Row, Key>;
  /** The parts that are stacked on narrow screens, in their order. */
  narrowParts: readonly NoInfer<Key>[];
  narrowBelow: Breakpoint;
  emptyAction: ReactNode;
  /** Warning after an action that conflicted with a change made elsewhere, otherwise false. */
  outdated: MessageKey | false;
}

/** A list of authorizations, or of the handlers of a company, with a filter for their status. */
export function AuthorizationTable<Row extends { id: string }, Key extends string>(props: Props<Row, Key>) {
  const { outdated, parts, narrowParts, ...table } = props;
  const t = useT();
  const { list, messages } = table;
  const states = authorizationStates.map((value) => ({ value, label: t(`authorizations.state.${value}`) }));
  const columns = (Object.keys(parts) as Key[]).map((key): ProColumns<Row> => {
    const { title, render } = parts[key];
    return { key, title, render: (_, row) => render(row) };
  });
  const renderPart = (key: Key, row: Row) => {
    const content = parts[key].render(row);
    return typeof content === 'string' ? <span>{content}</span> : content;
  };
  return (
    <>
      {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
      <Filters list={list}>
        <SelectFilter name="state" label="authorizations.state" any="authorizations.any" options={states} />
      </Filters>
      <ListBar list={list} messages={messages} />
      <DataTable
        {...table}
        columns={columns}
        renderNarrow={(row) => (
          <div className="authorization-row">
            {narrowParts.map((key) => (
              <Fragment key={key}>{renderPart(key, row)}</Fragment>
            ))}
          </div>
        )}
      />
    </>
  );
}
