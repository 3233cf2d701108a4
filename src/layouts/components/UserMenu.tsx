import { LogoutOutlined, SettingOutlined, SwapOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { PersonAvatar } from '@/components/PersonAvatar';
import { findOwnRole, getCompanyName } from '@/features/capacities/roles';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { ACCOUNT_LIST_PATH, SETTINGS_PATH, SIGN_OUT_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** Who is signed in, their settings and other accounts, and the way out. */
export function UserMenu() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const [open, setOpen] = useState(false);
  if (!userInfo) return null;

  const { nickname, name, account, avatar, userType } = userInfo;
  // The header has no room for the capacity on a phone. For most the nickname is the account's name: shown once.
  const role = findOwnRole(userInfo);
  const capacity = role ? [getCompanyName(role), t(`identity.capacity.${role.capacity}`)] : [];
  const shownName = (userType === 'legal' && role && getCompanyName(role)) || name || nickname || account;
  const acting = userType === 'legal' ? capacity : [t('layout.actingSelf')];
  const names = [...new Set([...acting, nickname, name, account])].filter(Boolean);
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: <span className="main-who">{names.join(' · ')}</span> },
    { key: SETTINGS_PATH, icon: <SettingOutlined aria-hidden />, label: t('page.accountSettings') },
    {
      key: ACCOUNT_LIST_PATH,
      icon: <SwapOutlined aria-hidden />,
      label: t('page.accountList'),
    },
    { type: 'divider' },
    { key: SIGN_OUT_PATH, icon: <LogoutOutlined aria-hidden />, label: t('layout.signOut') },
  ];
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={setOpen}
      menu={{ items, onClick: ({ key }) => goTo(key) }}
    >
      <Button
        type="text"
        icon={<PersonAvatar avatar={avatar} name={shownName} size={24} />}
        aria-label={t('layout.userMenu')}
        title={t('layout.userMenu')}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}
