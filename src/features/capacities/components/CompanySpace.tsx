import { useLocation, useParams } from '@umijs/max';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { Alert } from '@/components/Status/Alert';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { CompanyPermission } from '@/contract/roleValues';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useGlobal } from '@/models/hooks';
import { getRole } from '@/services/roles';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';
import {
  COMPANIES_PATH,
  toCompanyCertificatesPath,
  toCompanyInfoPath,
  toCompanySpacePath,
  toRoleAuthorizePath,
} from '@/utils/routing/paths';
import { toPlainPath } from '@/utils/routing/plainPath';
import { getCompanyName } from '../roles';
import { createSpace, type Space } from '../space';
import { useActing } from '../useActing';
import './CompanySpace.css';

interface Props {
  title: MessageKey;
  /** The heading is the company's name once it is loaded. On other pages the name is above the heading. */
  isNamed?: boolean;
  purpose: MessageKey;
  /** Permission that the page needs. */
  needs: CompanyPermission;
  /** The page's main action, beside its title. */
  extra?: (space: Space) => ReactNode;
  children: (space: Space) => ReactNode;
}

/** Reloads the role when the end or the matters of the acting role have changed on the server. */
function useReloadOnChange(id: string, reload: () => void) {
  const role = useActing().acting?.role;
  const latest = role?.id === id ? [role.end, ...[...role.matters].sort()].join() : null;
  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (latest === null) return;
    if (previous.current !== null && previous.current !== latest) reload();
    previous.current = latest;
  }, [latest, reload]);
}

/**
 * Frame of every page of a company's space: the company, the user's role, and the page or the reason why it is
 * closed.
 */
export function CompanySpace({ title, isNamed = false, purpose, needs, extra, children }: Props) {
  const t = useT();
  const level = useGlobal(({ userInfo }) => userInfo?.level ?? 0);
  const { id = '' } = useParams();
  const { data, error, reload } = useRead(['companySpace', id], () => getRole(id).catch(toUnknown));
  useReloadOnChange(id, reload);
  const back = (
    <LinkButton type="primary" to={COMPANIES_PATH}>
      {t('space.back')}
    </LinkButton>
  );
  if (data === UNKNOWN) {
    return (
      <ResultBlock
        status="warning"
        picture="notFound"
        title={t('space.unknown')}
        text={t('space.unknown.text')}
        actions={back}
      />
    );
  }
  const space = data && createSpace(data, level, reload);
  const block = space?.check(needs);
  const company = space ? getCompanyName(space.role) : '';
  return (
    <>
      <PageHeader
        title={title}
        {...(isNamed ? { name: company } : { owner: company })}
        purpose={purpose}
        extra={space && !block && extra?.(space)}
      />
      <div className="company-space">
        {error && <LoadError error={error} title="space.failed" onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={4} />}
        {space && <CompanyStrip space={space} />}
        {block && (
          <ResultBlock
            status="warning"
            level={2}
            title={t('space.closed')}
            text={t(`subCode.${block}`)}
            actions={back}
          />
        )}
        {space && !block && children(space)}
      </div>
    </>
  );
}

/** Shows the company's credit code, the user's role in it, the pages of its space, and what blocks changes. */
function CompanyStrip({ space }: { space: Space }) {
  const t = useT();
  const path = toPlainPath(useLocation().pathname);
  const { role } = space;
  const { id, uscc, capacity, isActing, canAct, state, companySuspended } = role;
  const overview = toCompanySpacePath(id);
  const pages = [
    { to: toCompanyInfoPath(id), label: t('space.info') },
    { to: toCompanyCertificatesPath(id), label: t('space.certificates') },
    { to: toRoleAuthorizePath(id), label: t('space.handlers') },
  ];
  const views = [
    { to: overview, label: t('space.overview'), current: path === toPlainPath(overview) },
    ...pages.map((page) => ({ ...page, current: path.startsWith(toPlainPath(page.to)) })),
  ];
  return (
    <>
      <div className="company-strip">
        <span>{uscc}</span>
        <span>{t(`identity.capacity.${capacity}`)}</span>
      </div>
      {state === 'SUSPENDED' && (
        <Alert
          type="warning"
          message={t(companySuspended ? 'space.suspended.company' : 'space.suspended.account')}
        />
      )}
      {canAct && !isActing && <SwitchLine roleId={id} />}
      {state !== 'PENDING' && <ViewTabs label={t('space.pages')} views={views} />}
    </>
  );
}

/** Offers to switch to the role in the company, which every change in its name requires. */
function SwitchLine({ roleId }: { roleId: string }) {
  const t = useT();
  const { switchTo } = useActing();
  const { run, running, error } = useAction({ act: () => switchTo(roleId) });
  const cause = useErrorMessage(error);
  return (
    <Alert
      type={error ? 'error' : 'info'}
      role="status"
      message={t(error ? 'space.notSwitched' : 'space.notActing')}
      description={cause}
      action={
        <SubmitButton busy={running} onClick={() => run()}>
          {t('space.act')}
        </SubmitButton>
      }
    />
  );
}
