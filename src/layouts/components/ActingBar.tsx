import { SubmitButton } from '@/components/Action/SubmitButton';
import { describeActing } from '@/features/capacities/describeActing';
import { findOwnRole, getCompanyName } from '@/features/capacities/roles';
import { useActing } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { useActingSwitch } from '../useActingSwitch';
import './ActingBar.css';

/**
 * Shown on every page while the tab acts in another role than the default: the role, its end, and a button to switch
 * back.
 */
export function ActingBar() {
  const t = useT();
  const { role, switching } = useActing();
  const switchTo = useActingSwitch();
  const own = useGlobal(({ userInfo }) => userInfo && findOwnRole(userInfo));
  if (!role) return null;
  return (
    <section className="acting-bar" aria-label={t('acting.label')}>
      <p>{describeActing(role, t)}</p>
      <SubmitButton busy={switching} onClick={() => switchTo(null)}>
        {own ? t('acting.back.company', { company: getCompanyName(own) }) : t('acting.back')}
      </SubmitButton>
    </section>
  );
}
