import { Card, Pagination, Skeleton } from 'antd';
import { useRef } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { CardsSkeleton } from '@/components/Status/CardsSkeleton';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { ADDRESSES_MAX, PAGE_SIZE } from '@/constants';
import type { AddressRow } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listAddresses } from '@/services/addresses';
import { ADDRESS_ADD_PATH } from '@/utils/routing/paths';
import { AddressCard } from './components/AddressCard';
import { DeleteAddressDialog } from './components/DeleteAddressDialog';
import './index.css';

/** The list is short and has no filters. */
const NO_FILTERS = {};

/** /user/info_manage/address_manage: the user's postal addresses. */
export default function AddressManagePage() {
  const t = useT();
  const { query, page, loading, error, reload, change } = useListQuery(listAddresses, NO_FILTERS);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = page?.total ?? 0;
  const full = count >= ADDRESSES_MAX;
  // After an action, the focused element may be unmounted.
  const focusHeading = () => heading.current?.focus();
  const dialog = useConfirmDialog<AddressRow>(focusHeading);
  const asked = page?.list.find(({ id }) => id === dialog.subject?.id) ?? dialog.subject;

  return (
    <>
      <PageHeader
        title="page.addressManage"
        purpose="address.purpose"
        extra={
          <LinkButton type="primary" disabled={full} to={ADDRESS_ADD_PATH}>
            {full ? t('address.add.full', { count, all: ADDRESSES_MAX }) : t('address.add')}
          </LinkButton>
        }
      />
      <div className="addresses stack" aria-busy={loading}>
        {error && <LoadError error={error} title="address.failed" onRetry={reload} />}
        {!page && !error && (
          <CardsSkeleton cards={2} className="addresses-list" cardClassName="address-card">
            <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '80%' }} />
            <Skeleton.Button active size="small" />
            <Skeleton.Button active className="address-acts" />
          </CardsSkeleton>
        )}
        {page && count > 0 && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {t('address.count', { count, all: ADDRESSES_MAX })}
            </h2>
            {full && <p>{t('address.full')}</p>}
            <ul className="addresses-list plain-list">
              {page.list.map((one) => (
                <li key={one.id}>
                  {/* Remount an address that was changed elsewhere, so that it is masked again. */}
                  <AddressCard
                    key={`${one.recipient} ${one.mobile} ${one.address}`}
                    row={one}
                    onDelete={() => dialog.ask(one)}
                    onOutdated={reload}
                    onActed={focusHeading}
                  />
                </li>
              ))}
            </ul>
            {count > PAGE_SIZE && (
              <Pagination
                current={query.pageNumber}
                pageSize={query.pageSize}
                total={count}
                showSizeChanger={false}
                onChange={(pageNumber) => change({ pageNumber })}
              />
            )}
            {asked && (
              <DeleteAddressDialog
                key={asked.id}
                dialog={dialog}
                row={asked}
                total={count}
                onPage={page.list.length}
                onOutdated={reload}
              />
            )}
          </>
        )}
        {page && count === 0 && (
          <Card>
            <EmptyBlock>
              <p>{t('address.empty')}</p>
              <LinkButton to={ADDRESS_ADD_PATH}>{t('address.empty.add')}</LinkButton>
            </EmptyBlock>
          </Card>
        )}
      </div>
    </>
  );
}
