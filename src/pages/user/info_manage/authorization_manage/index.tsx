import { useLocation } from '@umijs/max';
import { Button, Card } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { TableMessages } from '@/components/Table/DataTable';
import type { AuthorizationDirection } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useReloadAfterAction } from '@/hooks/useReloadAfterAction';
import { useT } from '@/hooks/useT';
import { useFrontTableActions, useGlobal } from '@/models/hooks';
import { AuthorizationTable } from '@/pages/user/AuthorizationTable';
import { listAuthorizations } from '@/services/authorizations';
import { type ListFilters, readListQuery, type TableQuery } from '@/utils/routing/listQuery';
import { AUTHORIZATIONS_PATH, COMPANIES_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { authorizationDirections, isAuthorizationState, isDirection } from '@/validation/authorizations';
import { type AskedAction, useAuthorizationParts } from './components/authorizationParts';
import { ConfirmActionDialog } from './components/ConfirmActionDialog';
import { GrantAuthorizationForm } from './components/GrantAuthorizationForm';

/** Filters of the lists in the address. */
const authorizationFilters = {
  direction: isDirection,
  state: isAuthorizationState,
} satisfies ListFilters;

/** The direction selects the list; it is no filter of the list. */
const authorizationViews = ['direction'] as const;

/** Returns the direction named by the address; by default the authorizations that the user has granted. */
const toDirection = ({ direction }: TableQuery): AuthorizationDirection =>
  isDirection(direction) ? direction : 'given';

/** Loads the list named by the address. */
const loadAuthorizations = (query: TableQuery) =>
  listAuthorizations({ ...query, direction: toDirection(query) });

const getMessages = (direction: AuthorizationDirection): TableMessages => ({
  caption: `authorizations.${direction}`,
  failed: 'authorizations.failed',
  total: 'authorizations.total',
  empty: `authorizations.empty.${direction}`,
  none: 'authorizations.none',
  clear: 'authorizations.clear',
});

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

interface Props {
  direction: AuthorizationDirection;
  /** Element that names the current list. */
  views: RefObject<HTMLElement>;
  /** Opens the form. */
  onAdd: () => void;
}

/** One of the two lists, with its filter. */
function AuthorizationList({ direction, views, onAdd }: Props) {
  const t = useT();
  const list = useListQuery(loadAuthorizations, authorizationFilters, authorizationViews);
  const { outdated, onActionDone } = useReloadAfterAction(list.page, views, list.reload);
  const question = useActionDialog<AskedAction>(onActionDone);
  const parts = useAuthorizationParts(direction, question.dialog.ask);

  return (
    <>
      <AuthorizationTable
        outdated={outdated && 'authorizations.changed'}
        list={list}
        messages={getMessages(direction)}
        parts={parts}
        narrowParts={['party', 'state', 'matters', 'period', 'actions']}
        narrowBelow="lg"
        emptyAction={direction === 'given' && <Button onClick={onAdd}>{t('authorizations.add')}</Button>}
      />
      <ConfirmActionDialog {...question} />
    </>
  );
}
