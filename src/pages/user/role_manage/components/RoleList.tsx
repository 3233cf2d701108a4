import { useRef, useState } from 'react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import type { RoleRow } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import { groupRoles, ROLE_GROUPS } from '../groupRoles';
import { type AskedRole, RoleActionDialog } from './RoleActionDialog';
import { RoleCard } from './RoleCard';

interface Props {
  roles: RoleRow[];
  onOutdated: () => void;
}

/** The roles grouped by status, with their actions. */
export function RoleList({ roles, onOutdated }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<RoleRow | null>(null);
  // The card of the dialog may have moved to another group and remounted its buttons.
  const dialog = useConfirmDialog<AskedRole>(() => list.current?.querySelector('h2')?.focus());
  const groups = groupRoles(roles);
  return (
    <div ref={list} className="roles">
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
