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

/** Three tiles, each with a status and a link. */
export function HomeTiles({ protection, applications }: Props) {
  const t = useT();
  const security = protection.data;
  const strength = security && assessProtection(security, getNow()).strength;
  return (
    <ul className="home-tiles plain-list">
      <Tile
        icon={<SafetyOutlined aria-hidden />}
        to={ACCOUNT_SECURITY_PATH}
        title="identity.tile.protection"
        load={protection}
      >
        {strength && t(`identity.tile.protection.${strength}`)}
      </Tile>
      <Tile
        icon={<DesktopOutlined aria-hidden />}
        to={ACCOUNT_SECURITY_PATH}
        title="identity.tile.devices"
        load={protection}
      >
        {security?.sessions}
      </Tile>
      <Tile
        icon={<AppstoreOutlined aria-hidden />}
        to={APPLICATIONS_PATH}
        title="identity.tile.applications"
        load={applications}
      >
        {applications.data}
      </Tile>
    </ul>
  );
}

interface TileProps {
  icon: ReactNode;
  to: PagePath;
  title: MessageKey;
  load: Pick<Loaded<unknown>, 'data' | 'loading' | 'error'>;
  children: ReactNode;
}

function Tile({ icon, to, title, load, children }: TileProps) {
  const t = useT();
  return (
    <li className="home-tile" aria-busy={load.loading}>
      {icon}
      <Link to={to}>{t(title)}</Link>
      <span className="home-tile-value">
        {load.data !== null && children}
        {load.data === null &&
          (load.loading ? <Skeleton.Button active size="small" /> : t('identity.tile.unknown'))}
      </span>
    </li>
  );
}
