import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { type ConfirmDialogState, useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import type { RoleRow } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useActing } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { changeRoleState, discardRole } from '@/services/roles';
import { isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { groupRoles, isSuccession, ROLE_GROUPS } from '../groupRoles';
import { type AskedAction, RoleCard } from './RoleCard';

interface AskedRole {
  role: RoleRow;
  action: AskedAction;
}

/** The roles grouped by status, with their actions. */
export function RoleList({ roles, onOutdated }: { roles: RoleRow[]; onOutdated: () => void }) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<RoleRow | null>(null);
  // The card of the dialog may have moved to another group and remounted its buttons.
  const dialog = useConfirmDialog<AskedRole>(() => list.current?.querySelector('h2')?.focus());
  const groups = groupRoles(roles);
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
      <RoleActionDialog
        dialog={dialog}
        onOutdated={(role) => {
          setChanged(role);
          onOutdated();
        }}
      />
    </div>
  );
}

interface RoleActionDialogProps {
  dialog: ConfirmDialogState<AskedRole>;
  /** Called when the displayed list is outdated; `changed`: the role, if it differs from the one in the dialog. */
  onOutdated: (changed: RoleRow | null) => void;
}

/** Explains the consequences of an action and runs it after a confirmation. */
function RoleActionDialog({ dialog, onOutdated }: RoleActionDialogProps) {
  const t = useT();
  const { acting, switchTo } = useActing();
  const { fetchLoginStatus } = useGlobalActions();
  const { action } = dialog.subject ?? {};
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
  return (
    <ConfirmDialog
      dialog={dialog}
      title={(asked) => t(`roles.ask.${asked.action}`, getValues(asked))}
      yes={action ? t(`roles.action.${action}`) : ''}
      busy={t('roles.busy')}
      danger={action === 'leave' || action === 'discard'}
      act={act}
      onDone={(_, asked) => {
        showNotice({ type: 'success', title: t(`roles.done.${asked.action}`, getValues(asked)) });
        onOutdated(null);
        // The home page and the menu show the companies of the user.
        fetchLoginStatus();
      }}
      onError={(error, { role }) => {
        if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
        onOutdated(role);
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
  );
}
