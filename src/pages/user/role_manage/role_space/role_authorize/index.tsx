import { useLocation } from '@umijs/max';
import { Card } from 'antd';
import { useRef } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { readListQuery } from '@/utils/routing/listQuery';
import { toAddAuthorizePath, toAddHandlerPath, toRoleAuthorizePath } from '@/utils/routing/paths';
import { AuthorizationList } from './components/AuthorizationList';
import { HandlerList } from './components/HandlerList';
import { handlerFilters, toView } from './views';
import '@/pages/user/authorizationList.css';

/** /user/role_manage/:id/role_space/role_authorize: the people who act for the company, and their authorizations. */
export default function RoleAuthorizePage() {
  return (
    <CompanySpace
      title="page.roleAuthorize"
      purpose="handlers.purpose"
      needs="viewHandlers"
      extra={(space) => <MainActions space={space} />}
    >
      {(space) => <Lists space={space} />}
    </CompanySpace>
  );
}

function MainActions({ space }: { space: Space }) {
  const t = useT();
  const { id } = space.role;
  return (
    <RowActions>
      <CompanyActionButton
        space={space}
        action="inviteHandler"
        type="primary"
        quiet
        to={toAddHandlerPath(id)}
      >
        {t('page.addHandler')}
      </CompanyActionButton>
      <CompanyActionButton space={space} action="addAuthorization" quiet to={toAddAuthorizePath(id)}>
        {t('page.addAuthorize')}
      </CompanyActionButton>
    </RowActions>
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
