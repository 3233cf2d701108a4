import { Pagination } from 'antd';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PAGE_SIZE } from '@/constants';
import type { AddressRow, Page } from '@/contract';
import type { TableQuery } from '@/utils/routing/listQuery';
import { AddressCard } from './AddressCard';
import { DeleteAddressDialog } from './DeleteAddressDialog';

interface Props {
  page: Page<AddressRow>;
  query: TableQuery;
  onChange: (part: Partial<TableQuery>) => void;
  /** Called when the displayed list is outdated. */
  onOutdated: () => void;
  /** Called after an action, because the focused element may be unmounted. */
  onActed: () => void;
}

/** A page of addresses with their actions. */
export function AddressList({ page, query, onChange, onOutdated, onActed }: Props) {
  const dialog = useConfirmDialog<AddressRow>(onActed);
  const { list, total } = page;
  const row = list.find(({ id }) => id === dialog.subject?.id) ?? dialog.subject;

  return (
    <>
      <ul className="addresses-list plain-list">
        {list.map((one) => (
          <li key={one.id}>
            {/* Remount an address that was changed elsewhere, so that it is masked again. */}
            <AddressCard
              key={`${one.recipient} ${one.mobile} ${one.address}`}
              row={one}
              onDelete={() => dialog.ask(one)}
              onOutdated={onOutdated}
              onActed={onActed}
            />
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pagination
          current={query.pageNumber}
          pageSize={query.pageSize}
          total={total}
          showSizeChanger={false}
          onChange={(pageNumber) => onChange({ pageNumber })}
        />
      )}
      {row && (
        <DeleteAddressDialog
          key={row.id}
          dialog={dialog}
          row={row}
          total={total}
          onPage={list.length}
          onOutdated={onOutdated}
        />
      )}
    </>
  );
}
