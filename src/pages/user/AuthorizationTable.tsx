import type { ProColumns } from '@ant-design/pro-table';
import type { Breakpoint } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Status/Alert';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { Filters } from '@/components/Table/Filters';
import { ListBar } from '@/components/Table/ListBar';
import { SelectFilter } from '@/components/Table/SelectFilter';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { authorizationStates } from '@/validation/authorizations';

interface Props<Row> {
  list: ListState<Row>;
  messages: TableMessages;
  columns: readonly ProColumns<Row>[];
  renderNarrow: (row: Row) => ReactNode;
  narrowBelow: Breakpoint;
  emptyAction: ReactNode;
  /** Warning after an action that conflicted with a change made elsewhere, otherwise false. */
  outdated: MessageKey | false;
}

/** A list of authorizations, or of the handlers of a company, with a filter for their status. */
export function AuthorizationTable<Row extends { id: string }>({ outdated, ...table }: Props<Row>) {
  const t = useT();
  const { list, messages } = table;
  const states = authorizationStates.map((value) => ({ value, label: t(`authorizations.state.${value}`) }));
  return (
    <>
      {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
      <Filters list={list}>
        <SelectFilter name="state" label="authorizations.state" any="authorizations.any" options={states} />
      </Filters>
      <ListBar list={list} messages={messages} />
      <DataTable {...table} />
    </>
  );
}
