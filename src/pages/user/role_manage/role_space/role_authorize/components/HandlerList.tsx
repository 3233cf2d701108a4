import { type RefObject, useState } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { TableMessages } from '@/components/Table/DataTable';
import type { HandlerRow } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { Space } from '@/features/capacities/space';
import { useListQuery } from '@/hooks/useListQuery';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { AuthorizationTable } from '@/pages/user/AuthorizationTable';
import { getHandlers } from '@/services/handlers';
import { toAddHandlerPath } from '@/utils/routing/paths';
import { handlerFilters, toListQuery, viewNames } from '../views';
import { ChangeDatesDrawer } from './ChangeDatesDrawer';
import { HandlerDialog, type UnconfirmedHandlerAction } from './HandlerDialog';
import { useHandlerColumns } from './handlerColumns';

const messages: TableMessages = {
  caption: 'handlers.view.handlers',
  failed: 'handlers.failed',
  total: 'handlers.total',
  empty: 'handlers.empty',
  none: 'handlers.none',
  clear: 'authorizations.clear',
};

interface Props {
  space: Space;
  /** Element that names the current list. */
  views: RefObject<HTMLElement>;
}

/** All people of the company, with their actions. */
export function HandlerList({ space, views }: Props) {
  const t = useT();
  const { id } = space.role;
  const list = useListQuery((query) => getHandlers(id, toListQuery(query)), handlerFilters, viewNames);
  const [editedHandler, setEditedHandler] = useState<HandlerRow | null>(null);
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<UnconfirmedHandlerAction>(onActionDone);
  const { columns, renderNarrow } = useHandlerColumns({
    space,
    onAsk: question.dialog.ask,
    onChangeDates: setEditedHandler,
  });

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'handlers.changed'}
        list={list}
        messages={messages}
        columns={columns}
        renderNarrow={renderNarrow}
        narrowBelow="xl"
        emptyAction={
          <CompanyActionButton space={space} action="inviteHandler" quiet to={toAddHandlerPath(id)}>
            {t('page.addHandler')}
          </CompanyActionButton>
        }
      />
      <HandlerDialog role={space.role} {...question} />
      <ChangeDatesDrawer
        roleId={id}
        row={editedHandler}
        onClose={() => setEditedHandler(null)}
        onDone={(row, changed) => {
          setEditedHandler(null);
          onActionDone(row, changed);
        }}
      />
    </>
  );
}
