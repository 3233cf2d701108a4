import { Button } from 'antd';
import type { RefObject } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { TableMessages } from '@/components/Table/DataTable';
import type { AuthorizationDirection } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { AuthorizationTable } from '@/pages/user/AuthorizationTable';
import { authorizationFilters, authorizationViews, loadAuthorizations } from '../filters';
import { ConfirmActionDialog } from './ConfirmActionDialog';
import { type AskedAction, useAuthorizationColumns } from './columns';

interface Props {
  direction: AuthorizationDirection;
  /** Element that names the current list. */
  views: RefObject<HTMLElement>;
  /** Opens the form. */
  onAdd: () => void;
}

const getMessages = (direction: AuthorizationDirection): TableMessages => ({
  caption: `authorizations.${direction}`,
  failed: 'authorizations.failed',
  total: 'authorizations.total',
  empty: `authorizations.empty.${direction}`,
  none: 'authorizations.none',
  clear: 'authorizations.clear',
});

/** One of the two lists, with its filter. */
export function AuthorizationList({ direction, views, onAdd }: Props) {
  const t = useT();
  const list = useListQuery(loadAuthorizations, authorizationFilters, authorizationViews);
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<AskedAction>(onActionDone);
  const { columns, renderNarrow } = useAuthorizationColumns(direction, question.dialog.ask);

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'authorizations.changed'}
        list={list}
        messages={getMessages(direction)}
        columns={columns}
        renderNarrow={renderNarrow}
        narrowBelow="lg"
        emptyAction={direction === 'given' && <Button onClick={onAdd}>{t('authorizations.add')}</Button>}
      />
      <ConfirmActionDialog {...question} />
    </>
  );
}
