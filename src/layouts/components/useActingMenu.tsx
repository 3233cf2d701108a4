import { CheckOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { loadActing } from '@/features/capacities/acting';
import { getCompanyName } from '@/features/capacities/roles';
import { useActing } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { useActingSwitch } from '../useActingSwitch';

type Items = NonNullable<MenuProps['items']>;

const SELF = 'acting:';
const RETRY = 'acting-retry';
const BUSY = 'acting-busy';

interface ActingMenu {
  /** The group "Act for"; empty if the user has no other capacity. */
  items: Items;
  /** Handles a press on one of the entries; returns false for other entries. */
  press: (key: string) => boolean;
  /** Whether the menu stays open after a press on this entry. */
  staysOpen: (key: string) => boolean;
  /** Reloads the available roles. */
  load: () => void;
}

/** The roles in which the user may act, as entries of the user menu; one of them is selected. */
export function useActingMenu(): ActingMenu {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const { acting, failed, role, switching } = useActing();
  const switchTo = useActingSwitch();
  const isLegal = userInfo?.userType === 'legal';
  const hasRoles = (userInfo?.roles.length ?? 0) > 0 || role !== null;
  const chosen = role?.id ?? (isLegal ? acting?.role?.id : undefined);

  const entry = (key: string, name: string, isChosen: boolean, capacity?: string) => ({
    key,
    role: 'menuitemradio',
    'aria-checked': isChosen,
    disabled: switching,
    icon: isChosen ? <CheckOutlined aria-hidden /> : <span className="main-unchecked" />,
    label: (
      <span className="main-choice">
        <bdi>{name}</bdi> {capacity && <span>{capacity}</span>}
      </span>
    ),
  });
  const list = (): Items => {
    if (!acting && failed) return [{ key: RETRY, label: t('acting.menu.failed') }];
    if (!acting) return [{ key: BUSY, disabled: true, label: t('acting.menu.loading') }];
    const companies = acting.choices.map((one) =>
      entry(SELF + one.id, getCompanyName(one), one.id === chosen, t(`identity.capacity.${one.capacity}`)),
    );
    return isLegal ? companies : [entry(SELF, t('acting.menu.self'), chosen === undefined), ...companies];
  };
  const children = hasRoles ? list() : [];
  // A single role is no choice.
  const isChoice = children.length > 1 || !acting;

  return {
    items:
      children.length > 0 && isChoice
        ? [{ key: 'acting', type: 'group', label: t('acting.menu'), children }, { type: 'divider' }]
        : [],
    press: (key) => {
      if (key === RETRY) void loadActing();
      else if (!key.startsWith(SELF)) return false;
      else if (key !== SELF + (chosen ?? '')) void switchTo(key.slice(SELF.length) || null);
      return true;
    },
    staysOpen: (key) => key === RETRY,
    load: () => {
      if (hasRoles) void loadActing();
    },
  };
}
