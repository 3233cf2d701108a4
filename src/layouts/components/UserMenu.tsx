import { LogoutOutlined, SettingOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { PersonAvatar } from '@/components/Value/PersonAvatar';
import { getShownName } from '@/features/capacities/roles';
import { useCurrentRole } from '@/features/capacities/useActing';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { formatDate } from '@/utils/i18n/dates';
import { ACCOUNT_LIST_PATH, SETTINGS_PATH, SIGN_OUT_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { useActingMenu } from './useActingMenu';

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
