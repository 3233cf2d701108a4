import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { CardsSkeleton } from '@/components/Status/CardsSkeleton';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import type { RoleRow } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useActing } from '@/features/capacities/useActing';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { changeRoleState, discardRole, getRoles } from '@/services/roles';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { ROLE_CREATE_PATH } from '@/utils/routing/paths';
import { type AskedAction, RoleCard } from './components/RoleCard';
import { groupRoles, isSuccession, ROLE_GROUPS } from './groupRoles';
import './index.css';

/** /user/role_manage: the companies of the user, and the user's capacity in each. */
export default function RoleManagePage() {
  const t = useT();
  const { data: roles, loading, error, reload } = useRead(['roles'], getRoles);
  const add = (
    <LinkButton type="primary" to={ROLE_CREATE_PATH}>
      {t('roles.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title="page.roleManage" purpose="roles.purpose" extra={roles && roles.length > 0 && add} />
      <div className="roles stack" aria-busy={loading}>
        {error && <LoadError error={error} title="roles.failed" onRetry={reload} />}
        {!roles && !error && (
          <CardsSkeleton cards={2} className="role-list" cardClassName="role-card">
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '80%' }} />
            <Skeleton.Button active className="role-acts" />
          </CardsSkeleton>
        )}
        {roles && roles.length > 0 && <RoleList roles={roles} onOutdated={reload} />}
        {roles?.length === 0 && (
          <Card>
            <EmptyBlock>
              <p>{t('roles.empty')}</p>
              {add}
            </EmptyBlock>
          </Card>
        )}
      </div>
    </>
  );
}

interface AskedRole {
  role: RoleRow;
  action: AskedAction;
}

/** The roles grouped by status, with their actions, each of which needs a confirmation. */
export function RoleList({ roles, onOutdated }: { roles: RoleRow[]; onOutdated: () => void }) {
  const t = useT();
  const { acting, switchTo } = useActing();
  const { fetchLoginStatus } = useGlobalActions();
  const list = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<RoleRow | null>(null);
  // The card of the dialog may have moved to another group and remounted its buttons.
  const dialog = useConfirmDialog<AskedRole>(() => list.current?.querySelector('h2')?.focus());
  const { action } = dialog.subject ?? {};
  const groups = groupRoles(roles);
  const getValues = ({ role }: AskedRole) => ({ orgName: getCompanyName(role) });

  const act = async ({ role: { id }, action: asked }: AskedRole): Promise<void> => {
    if (asked === 'discard') {
      await discardRole(id);
      return;
    }
    // Stop acting for a company before leaving it.
    if (asked === 'leave' && acting?.role?.id === id) await switchTo(null);
    await changeRoleState(id, asked);
  };
  /** `differing`: the role, if it differs from the one in the dialog. */
  const reload = (differing: RoleRow | null) => {
    setChanged(differing);
    onOutdated();
  };
  return (
    <div ref={list} className="roles stack">
      {changed && (
        <Alert
          type="warning"
          role="alert"
          message={t('roles.changed', { orgName: getCompanyName(changed) })}
        />
      )}
      {ROLE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group}>
          <h2 tabIndex={-1}>{t(`roles.group.${group}`)}</h2>
          <ul className="role-list plain-list">
            {groups[group].map((role) => (
              <li key={role.id}>
                <RoleCard role={role} onAsk={(action) => dialog.ask({ role, action })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        dialog={dialog}
        title={(asked) => t(`roles.ask.${asked.action}`, getValues(asked))}
        yes={action ? t(`roles.action.${action}`) : ''}
        busy={t('roles.busy')}
        danger={action === 'leave' || action === 'discard'}
        act={act}
        onDone={(_, asked) => {
          showNotice({ type: 'success', title: t(`roles.done.${asked.action}`, getValues(asked)) });
          reload(null);
          // The home page and the menu show the companies of the user.
          fetchLoginStatus();
        }}
        onError={(error, { role }) => {
          if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
          reload(role);
          return 'close';
        }}
        unreachable="roles.unreachable"
      >
        {({ action: asked, role }) => (
          <p>
            {t(asked === 'accept' && isSuccession(role) ? 'roles.outcome.succeed' : `roles.outcome.${asked}`)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
