import { Pagination } from 'antd';
import { useState } from 'react';
import { PAGE_SIZE } from '@/constants';
import type { AddressRow, Page } from '@/contract';
import type { TableQuery } from '@/utils/routing/listQuery';
import { AddressCard } from './AddressCard';
import { DeleteAddressButton } from './DeleteAddressButton';

interface Props {
  page: Page<AddressRow>;
  query: TableQuery;
  onChange: (part: Partial<TableQuery>) => void;
  /** What is on screen is not how things stand. */
  onOutdated: () => void;
  /** Something was done: what had the focus may be gone. */
  onActed: () => void;
}

/** A page of addresses, each with what can be done about it. */
export function AddressList({ page, query, onChange, onOutdated, onActed }: Props) {
  const [asked, setAsked] = useState<AddressRow | null>(null);
  const { list, total } = page;
  // As the list tells it now: it may have become the default meanwhile.
  const row = list.find(({ id }) => id === asked?.id) ?? asked;

  return (
    <>
      <ul className="addresses-list">
        {list.map((one) => (
          <li key={one.id}>
            <AddressCard row={one} onDelete={() => setAsked(one)} onOutdated={onOutdated} onActed={onActed} />
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
        <DeleteAddressButton
          key={row.id}
          row={row}
          total={total}
          onPage={list.length}
          onOutdated={onOutdated}
          onClosed={(acted) => {
            setAsked(null);
            if (acted) onActed();
          }}
        />
      )}
    </>
  );
}
