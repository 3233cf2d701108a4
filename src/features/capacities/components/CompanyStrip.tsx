import { useLocation } from '@umijs/max';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { Alert } from '@/components/Status/Alert';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import {
  toCompanyCertificatesPath,
  toCompanyInfoPath,
  toCompanySpacePath,
  toRoleAuthorizePath,
} from '@/utils/routing/paths';
import type { Space } from '../space';
import { useActing } from '../useActing';

/** Shows the company's credit code, the user's role in it, the pages of its space, and what blocks changes. */
export function CompanyStrip({ space }: { space: Space }) {
  const t = useT();
  const { pathname } = useLocation();
  const { role } = space;
  const { id, uscc, capacity, isActing, canAct, state, companySuspended } = role;
  const overview = toCompanySpacePath(id);
  const pages = [
    { to: toCompanyInfoPath(id), label: t('space.info') },
    { to: toCompanyCertificatesPath(id), label: t('space.certificates') },
    { to: toRoleAuthorizePath(id), label: t('space.handlers') },
  ];
  const views = [
    { to: overview, label: t('space.overview'), current: pathname === overview },
    ...pages.map((page) => ({ ...page, current: pathname.startsWith(page.to) })),
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

/** Offers to act for the company, which every action in its name needs. */
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
