import { SubmitButton } from '@/components/Form/SubmitButton';
import { describeActing } from '@/features/capacities/describeActing';
import { findOwnRole, getCompanyName } from '@/features/capacities/roles';
import { useActing } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { useActingSwitch } from '../useActingSwitch';
import './ActingBar.css';

/** On every page while the tab acts for somebody else than usual: for whom, until when, and the way back. */
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
