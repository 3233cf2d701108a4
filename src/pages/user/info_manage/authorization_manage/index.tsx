import { useLocation } from '@umijs/max';
import { Button, Card } from 'antd';
import { useRef, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { useFrontTableActions, useGlobal } from '@/models/hooks';
import { readListQuery } from '@/utils/routing/listQuery';
import { AUTHORIZATIONS_PATH, COMPANIES_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { authorizationDirections } from '@/validation/authorizations';
import { AuthorizationList } from './components/AuthorizationList';
import { GrantAuthorizationForm } from './components/GrantAuthorizationForm';
import { authorizationFilters, toDirection } from './filters';
import '@/pages/user/authorizationList.css';

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
      <Card className="authorization-list" classNames={{ body: 'stack' }}>
        <ViewTabs
          ref={views}
          label={t('authorizations.views')}
          views={authorizationDirections.map((one) => ({
            to: one === 'given' ? AUTHORIZATIONS_PATH : (`${AUTHORIZATIONS_PATH}?direction=${one}` as const),
            label: t(`authorizations.${one}`),
            current: one === direction,
          }))}
        />
        {/* Remount for each list, so that rows never appear under the wrong heading. */}
        <AuthorizationList key={direction} direction={direction} views={views} onAdd={form.open} />
      </Card>
      {userInfo && (
        // The form is remounted each time it opens; a draft restores the input.
        <SideDrawer open={form.isOpen} onClose={form.close} title={t('authorizations.add')} destroyOnHidden>
          <GrantAuthorizationForm owner={userInfo.id} onDone={onAdded} />
        </SideDrawer>
      )}
    </>
  );
}

const NAME = 'authorizationForm';

/** Whether the form is open; stored in this tab, so that it reopens after a reload or after signing in again. */
function useGrantFormOpen() {
  const [isOpen, setOpen] = useState(() => readTabState(NAME) === true);
  return {
    isOpen,
    open: () => {
      writeTabState(NAME, true);
      setOpen(true);
    },
    close: () => {
      clearTabState(NAME);
      setOpen(false);
    },
  };
}

/** Shown to a legal entity instead of the lists: its authorizations are managed on other pages. */
function CompanyAuthorizationNotice() {
  const t = useT();
  return (
    <>
      <PageHeader title="page.authorizationManage" purpose="authorizations.purpose" />
      <Card>
        <ResultBlock
          status="info"
          picture="refused"
          level={2}
          title={t('authorizations.company')}
          text={t('authorizations.company.text')}
          actions={
            <LinkButton type="primary" to={COMPANIES_PATH}>
              {t('authorizations.company.go')}
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
