import { useLocation } from '@umijs/max';
import { Button, Card } from 'antd';
import { useRef } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { useT } from '@/hooks/useT';
import { useFrontTableActions, useGlobal } from '@/models/hooks';
import { readListQuery } from '@/utils/routing/listQuery';
import { AUTHORIZATIONS_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { AuthorizationList } from './components/AuthorizationList';
import { CompanyAuthorizationNotice } from './components/CompanyAuthorizationNotice';
import { DirectionTabs } from './components/DirectionTabs';
import { GrantAuthorizationDrawer } from './components/GrantAuthorizationDrawer';
import { authorizationFilters, toDirection } from './filters';
import { useGrantFormOpen } from './useGrantFormOpen';
import './index.css';

/** /user/info_manage/authorization_manage: authorizations that the user has granted or received. */
export default function AuthorizationsPage() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const { search } = useLocation();
  const { afterAdd } = useFrontTableActions();
  const form = useGrantFormOpen();
  const views = useRef<HTMLElement>(null);
  const query = readListQuery(new URLSearchParams(search), authorizationFilters);
  const direction = toDirection(query);

  /** A new authorization is on page 1 of the granted ones: show that page. */
  const onAdded = () => {
    form.close();
    if (direction === 'given' && !query.state) afterAdd();
    else goTo(AUTHORIZATIONS_PATH);
  };

  if (userInfo?.userType === 'legal') return <CompanyAuthorizationNotice />;
  return (
    <>
      <PageHeader
        title="page.authorizationManage"
        purpose="authorizations.purpose"
        extra={
          <Button type="primary" onClick={form.open}>
            {t('authorizations.add')}
          </Button>
        }
      />
      <Card className="authorizations">
        <DirectionTabs ref={views} direction={direction} path={AUTHORIZATIONS_PATH} />
        {/* Remount for each list, so that rows never appear under the wrong heading. */}
        <AuthorizationList key={direction} direction={direction} views={views} onAdd={form.open} />
      </Card>
      {userInfo && (
        <GrantAuthorizationDrawer
          open={form.isOpen}
          owner={userInfo.id}
          onClose={form.close}
          onDone={onAdded}
        />
      )}
    </>
  );
}
