import { Card, Descriptions, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadError } from '@/components/LoadError';
import { useT } from '@/hooks/useT';
import type { Identity, UserInfo } from '@/services/contract';
import { IdTypeName, LastLogin, Validity, Verified } from './IdentityFacts';

interface Props {
  identity: Identity | null;
  lastLogin: UserInfo['lastLogin'];
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** antd fills in its own three for widths that are not named. */
const COLUMNS = { xs: 1, sm: 2, md: 2, lg: 2, xl: 2, xxl: 2 };

/** What the portal knows about the person, masked. While loading, the same rows without their words. */
export function IdentityCard({ identity, lastLogin, loading, failed, onRetry }: Props) {
  const t = useT();
  const fact = (show: (known: Identity) => ReactNode) =>
    identity ? show(identity) : <Skeleton.Button active block className="identity-pending" />;

  const items = [
    { key: 'name', label: t('identity.name'), children: fact(({ name }) => name || t('identity.notGiven')) },
    {
      key: 'idType',
      label: t('identity.idType'),
      children: fact(({ idType }) => <IdTypeName code={idType} />),
    },
    { key: 'idNo', label: t('identity.idNo'), children: fact(({ idNo }) => idNo || t('identity.notGiven')) },
    { key: 'validity', label: t('identity.validity'), children: fact((known) => <Validity {...known} />) },
    {
      key: 'level',
      span: 'filled' as const,
      label: t('identity.level'),
      children: fact(({ level }) => t(`identity.level.${level}`)),
    },
    {
      key: 'verified',
      span: 'filled' as const,
      label: t('identity.verified'),
      children: fact((known) => <Verified {...known} />),
    },
    {
      key: 'lastLogin',
      label: t('identity.lastLogin'),
      children: fact(() => <LastLogin lastLogin={lastLogin} />),
    },
  ];
  return (
    <Card className="identity-card" title={<h2>{t('identity.card')}</h2>}>
      {failed && <LoadError title="identity.failed" busy={loading} onRetry={onRetry} />}
      {(identity || !failed) && (
        <div aria-busy={loading}>
          <span className="visually-hidden" role="status">
            {loading && t('common.loading')}
          </span>
          <Descriptions layout="vertical" colon={false} column={COLUMNS} items={items} />
        </div>
      )}
    </Card>
  );
}
