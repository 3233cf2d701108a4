import { AppstoreOutlined, DesktopOutlined, SafetyOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import type { Security } from '@/contract';
import { assessProtection } from '@/features/accountSecurity/protection';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { PagePath } from '@/utils/routing/paths';
import { ACCOUNT_SECURITY_PATH, APPLICATIONS_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import './HomeTiles.css';

interface Props {
  protection: Loaded<Security>;
  applications: Loaded<number>;
}

interface Tile {
  Icon: typeof SafetyOutlined;
  to: PagePath;
  title: MessageKey;
  load: Loaded<unknown>;
  value: ReactNode;
}

/** Three tiles, each with a status and a link. */
export function HomeTiles({ protection, applications }: Props) {
  const t = useT();
  const security = protection.data;
  const strength = security && assessProtection(security, getNow()).strength;
  const tiles: Tile[] = [
    {
      Icon: SafetyOutlined,
      to: ACCOUNT_SECURITY_PATH,
      title: 'identity.tile.protection',
      load: protection,
      value: strength && t(`identity.tile.protection.${strength}`),
    },
    {
      Icon: DesktopOutlined,
      to: ACCOUNT_SECURITY_PATH,
      title: 'identity.tile.devices',
      load: protection,
      value: security?.sessions,
    },
    {
      Icon: AppstoreOutlined,
      to: APPLICATIONS_PATH,
      title: 'identity.tile.applications',
      load: applications,
      value: applications.data,
    },
  ];
  return (
    <ul className="home-tiles plain-list">
      {tiles.map(({ Icon, to, title, load: { data, loading }, value }) => (
        <li key={title} className="home-tile" aria-busy={loading}>
          <Icon aria-hidden />
          <Link to={to}>{t(title)}</Link>
          <span className="home-tile-value">
            {data !== null && value}
            {data === null &&
              (loading ? <Skeleton.Button active size="small" /> : t('identity.tile.unknown'))}
          </span>
        </li>
      ))}
    </ul>
  );
}
