import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { StatusTag } from '@/components/Status/StatusTag';
import type { RoleRow } from '@/contract';
import { useActing } from '@/features/capacities/useActing';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';

interface Props {
  role: Pick<RoleRow, 'id' | 'canAct'>;
  /** Id of the element with the company's name. */
  describedBy?: string;
}

/**
 * Switches this tab to acting in a role. Shows a status if the role is already active, and nothing if acting is not
 * allowed.
 */
export function ActButton({ role: { id, canAct }, describedBy }: Props) {
  const t = useT();
  const { acting, switchTo } = useActing();
  const { run, running, error } = useAction({ act: () => switchTo(id) });
  if (!canAct) return null;
  if (acting?.role?.id === id) {
    return <StatusTag meaning="success">{t('roles.acting')}</StatusTag>;
  }
  return (
    <>
      <SubmitButton busy={running} onClick={() => run()} aria-describedby={describedBy}>
        {t('space.act')}
      </SubmitButton>
      {error && <FailureAlert error={error} unreachable="roles.switch.unreachable" />}
    </>
  );
}
