import { useLocation } from '@umijs/max';
import { Card } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import type { TableMessages } from '@/components/Table/DataTable';
import type { HandlerRow } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import {
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useListQuery } from '@/hooks/useListQuery';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { AuthorizationTable } from '@/pages/user/AuthorizationTable';
import { getCompanyAuthorizations, getHandlers } from '@/services/handlers';
import { readListQuery } from '@/utils/routing/listQuery';
import { toAddAuthorizePath, toAddHandlerPath, toRoleAuthorizePath } from '@/utils/routing/paths';
import { useAuthorizationParts } from './components/authorizationParts';
import { ChangeDatesDrawer } from './components/ChangeDatesDrawer';
import { HandlerDialog, type UnconfirmedHandlerAction } from './components/HandlerDialog';
import { useHandlerParts } from './components/handlerParts';
import { authorizationFilters, handlerFilters, toListQuery, toView, viewNames } from './views';

/** /user/role_manage/:id/role_space/role_authorize: the people who act for the company, and their authorizations. */
export default function RoleAuthorizePage() {
  const t = useT();
  return (
    <CompanySpace
      title="page.roleAuthorize"
      purpose="handlers.purpose"
      needs="viewHandlers"
      extra={(space) => (
        <RowActions>
          <CompanyActionButton
            space={space}
            action="inviteHandler"
            type="primary"
            quiet
            to={toAddHandlerPath(space.role.id)}
          >
            {t('page.addHandler')}
          </CompanyActionButton>
          <CompanyActionButton
            space={space}
            action="addAuthorization"
            quiet
            to={toAddAuthorizePath(space.role.id)}
          >
            {t('page.addAuthorize')}
          </CompanyActionButton>
        </RowActions>
      )}
    >
      {(space) => <Lists space={space} />}
    </CompanySpace>
  );
}

function Lists({ space }: { space: Space }) {
  const t = useT();
  const { search } = useLocation();
  const views = useRef<HTMLElement>(null);
  const view = toView(readListQuery(new URLSearchParams(search), handlerFilters).view);
  const path = toRoleAuthorizePath(space.role.id);
  const tabs = [
    { to: path, label: t('handlers.view.handlers'), current: view === 'handlers' },
    {
      to: `${path}?view=authorizations` as const,
      label: t('handlers.view.authorizations'),
      current: view === 'authorizations',
    },
  ];
  return (
    <Card className="authorization-list" classNames={{ body: 'stack' }}>
      <ViewTabs ref={views} label={t('handlers.views')} views={tabs} />
      {/* Remount for each list, so that rows never appear under the wrong heading. */}
      {view === 'handlers' ? (
        <HandlerList key={view} space={space} views={views} />
      ) : (
        <AuthorizationList key={view} space={space} views={views} />
      )}
    </Card>
  );
}

const handlerMessages: TableMessages = {
  caption: 'handlers.view.handlers',
  failed: 'handlers.failed',
  total: 'handlers.total',
  empty: 'handlers.empty',
  none: 'handlers.none',
  clear: 'authorizations.clear',
};

interface ListProps {
  space: Space;
  /** Element that names the current list. */
  views: RefObject<HTMLElement>;
}

/** All people of the company, with their actions. */
function HandlerList({ space, views }: ListProps) {
  const t = useT();
  const { id } = space.role;
  const list = useListQuery((query) => getHandlers(id, toListQuery(query)), handlerFilters, viewNames);
  const [editedHandler, setEditedHandler] = useState<HandlerRow | null>(null);
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<UnconfirmedHandlerAction>(onActionDone);
  const parts = useHandlerParts({
    space,
    onAsk: question.dialog.ask,
    onChangeDates: setEditedHandler,
  });

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'handlers.changed'}
        list={list}
        messages={handlerMessages}
        parts={parts}
        narrowParts={['party', 'capacity', 'state', 'period', 'authorizations', 'actions']}
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

const authorizationMessages: TableMessages = {
  caption: 'handlers.view.authorizations',
  failed: 'authorizations.failed',
  total: 'authorizations.total',
  empty: 'handlers.authorizations.empty',
  none: 'handlers.authorizations.none',
  clear: 'authorizations.clear',
};

/** The authorizations of the company's handlers, with their actions. */
function AuthorizationList({ space, views }: ListProps) {
  const t = useT();
  const { id } = space.role;
  const list = useListQuery(
    (query) => getCompanyAuthorizations(id, toListQuery(query)),
    authorizationFilters,
    viewNames,
  );
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<UnconfirmedAction>(onActionDone);
  const parts = useAuthorizationParts(space, question.dialog.ask);

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'authorizations.changed'}
        list={list}
        messages={authorizationMessages}
        parts={parts}
        narrowParts={['party', 'matters', 'state', 'period', 'actions']}
        narrowBelow="xl"
        emptyAction={
          <CompanyActionButton space={space} action="addAuthorization" quiet to={toAddAuthorizePath(id)}>
            {t('page.addAuthorize')}
          </CompanyActionButton>
        }
      />
      <CompanyAuthorizationDialog role={space.role} {...question} />
    </>
  );
}
