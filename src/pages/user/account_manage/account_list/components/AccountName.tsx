import { Tag } from 'antd';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';

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
