import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { LinkedAccount } from '@/services/contract';

/** What the account is called, and what it is among the others. */
export function AccountName({ account: { account, current, primary } }: { account: LinkedAccount }) {
  const t = useT();
  return (
    <span className="accounts-name">
      <strong>{account}</strong>
      {current && <Tag>{t('linked.current')}</Tag>}
      {primary && <Tag>{t('linked.primary')}</Tag>}
    </span>
  );
}
