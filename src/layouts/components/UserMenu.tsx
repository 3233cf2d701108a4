import { CheckOutlined, LogoutOutlined, SettingOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { loadActing } from '@/features/capacities/acting';
import { getCompanyName, getShownName } from '@/features/capacities/roles';
import { useActing, useCurrentRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { formatDate } from '@/utils/i18n/dates';
import { ACCOUNT_LIST_PATH, SETTINGS_PATH, SIGN_OUT_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { useActingSwitch } from '../useActingSwitch';

/** Menu with the signed-in user, the current capacity, settings, other accounts, and sign-out. */
export function UserMenu() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const [open, setOpen] = useState(false);
  const current = useCurrentRole();
  const actingMenu = useActingMenu();
  const staysOpen = useRef(false);
  if (!userInfo) return null;

  const { nickname, name, account, avatar, userType } = userInfo;
  const noCompany = current === 'none' ? t('acting.none') : userType !== 'legal' && t('layout.actingSelf');
  const acting =
    current === null || current === 'none'
      ? [noCompany]
      : [
          current.company,
          t(`identity.capacity.${current.capacity}`),
          current.end && t('acting.until', { end: formatDate(current.end) }),
        ];
  // The nickname of most accounts is the account name.
  const names = [...new Set([...acting, nickname, name, account])].filter(Boolean);
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: <span className="main-who">{names.join(' · ')}</span> },
    ...actingMenu.items,
    { key: SETTINGS_PATH, icon: <SettingOutlined aria-hidden />, label: t('page.accountSettings') },
    {
      key: ACCOUNT_LIST_PATH,
      icon: <SwapOutlined aria-hidden />,
      label: t('page.accountList'),
    },
    { type: 'divider' },
    { key: SIGN_OUT_PATH, icon: <LogoutOutlined aria-hidden />, label: t('layout.signOut') },
  ];
  const press = (key: string) => {
    staysOpen.current = actingMenu.staysOpen(key);
    if (!actingMenu.press(key)) goTo(key);
  };
  const change = (next: boolean) => {
    const stays = staysOpen.current;
    staysOpen.current = false;
    if (!next && stays) return;
    if (next) actingMenu.load();
    setOpen(next);
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={change}
      menu={{ items, onClick: ({ key }) => press(key) }}
    >
      <Button
        type="text"
        icon={<PersonAvatar avatar={avatar} name={getShownName(userInfo)} size={24} />}
        aria-label={t('layout.userMenu')}
        title={t('layout.userMenu')}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}

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
function useActingMenu(): ActingMenu {
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
