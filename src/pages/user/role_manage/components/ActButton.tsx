import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { StatusTag } from '@/components/StatusTag';
import type { RoleRow } from '@/contract';
import { useActing } from '@/features/capacities/useActing';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';

interface Props {
  role: Pick<RoleRow, 'id' | 'canAct'>;
  /** The id of what names the company. */
  describedBy?: string;
}

/** Switches this tab to acting in a role; says so where it does already, and is not there where nobody may. */
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
