import { useLocation } from '@umijs/max';
import { Button, Card } from 'antd';
import { forwardRef, useRef, useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import type { AuthorizationDirection } from '@/contract';
import { useT } from '@/hooks/useT';
import { useFrontTableActions, useGlobal } from '@/models/hooks';
import { readListQuery } from '@/utils/routing/listQuery';
import { AUTHORIZATIONS_PATH, type PagePath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { authorizationDirections } from '@/validation/authorizations';
import { AuthorizationList } from './components/AuthorizationList';
import { CompanyAuthorizationNotice } from './components/CompanyAuthorizationNotice';
import { GrantAuthorizationForm } from './components/GrantAuthorizationForm';
import { authorizationFilters, toDirection } from './filters';
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

interface Props {
  direction: AuthorizationDirection;
  path: PagePath;
}

/** Tabs of the two lists, each with its own address. */
const DirectionTabs = forwardRef<HTMLElement, Props>(({ direction, path }, ref) => {
  const t = useT();
  const views = authorizationDirections.map((one) => ({
    to: one === 'given' ? path : (`${path}?direction=${one}` as const),
    words: t(`authorizations.${one}`),
    current: one === direction,
  }));
  return <ViewTabs ref={ref} label={t('authorizations.views')} views={views} />;
});

interface GrantAuthorizationDrawerProps {
  open: boolean;
  /** Id of the user who owns the draft. */
  owner: string;
  onClose: () => void;
  onDone: () => void;
}

/** Drawer with the form beside the list. The form is remounted each time it opens; a draft restores the input. */
function GrantAuthorizationDrawer({ open, owner, onClose, onDone }: GrantAuthorizationDrawerProps) {
  const t = useT();
  return (
    <SideDrawer open={open} onClose={onClose} title={t('authorizations.add')} destroyOnHidden>
      <GrantAuthorizationForm owner={owner} onDone={onDone} />
    </SideDrawer>
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
