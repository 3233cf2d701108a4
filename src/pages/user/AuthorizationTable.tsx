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

/** A property of a row: a column of the table, or one of the stacked properties on narrow screens. */
export interface RowPart<Row, Key extends string> {
  key: Key;
  /** Heading of its column. */
  title: string;
  render: (row: Row) => ReactNode;
}

interface Props<Row, Key extends string> {
  list: ListState<Row>;
  messages: TableMessages;
  /** One for each column. */
  parts: readonly RowPart<Row, Key>[];
  /** Keys of the parts that are stacked on narrow screens, in their order. */
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
  const columns = parts.map(
    ({ render, ...part }): ProColumns<Row> => ({ ...part, render: (_, row) => render(row) }),
  );
  const renderPart = (key: Key, row: Row) => {
    const content = parts.find((part) => part.key === key)?.render(row);
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
