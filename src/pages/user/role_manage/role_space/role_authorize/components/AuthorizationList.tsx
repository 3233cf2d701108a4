import type { RefObject } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import type { TableMessages } from '@/components/Table/DataTable';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import {
  CompanyAuthorizationDialog,
  type UnconfirmedAction,
} from '@/features/capacities/components/CompanyAuthorizationDialog';
import type { Space } from '@/features/capacities/space';
import { useListQuery } from '@/hooks/useListQuery';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { AuthorizationTable } from '@/pages/user/AuthorizationTable';
import { getCompanyAuthorizations } from '@/services/handlers';
import { toAddAuthorizePath } from '@/utils/routing/paths';
import { authorizationFilters, toListQuery, viewNames } from '../views';
import { useAuthorizationColumns } from './authorizationColumns';

const messages: TableMessages = {
  caption: 'handlers.view.authorizations',
  failed: 'authorizations.failed',
  total: 'authorizations.total',
  empty: 'handlers.authorizations.empty',
  none: 'handlers.authorizations.none',
  clear: 'authorizations.clear',
};

interface Props {
  space: Space;
  /** Element that names the current list. */
  views: RefObject<HTMLElement>;
}

/** The authorizations of the company's handlers, with their actions. */
export function AuthorizationList({ space, views }: Props) {
  const t = useT();
  const { id } = space.role;
  const list = useListQuery(
    (query) => getCompanyAuthorizations(id, toListQuery(query)),
    authorizationFilters,
    viewNames,
  );
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<UnconfirmedAction>(onActionDone);
  const { columns, renderNarrow } = useAuthorizationColumns(space, question.dialog.ask);

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'authorizations.changed'}
        list={list}
        messages={messages}
        columns={columns}
        renderNarrow={renderNarrow}
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
