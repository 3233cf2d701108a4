import { Tag } from 'antd';
import type { LinkedAccount } from '@/contract';
import { useT } from '@/hooks/useT';

/** The account's name, with tags for the current and the primary account. */
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
