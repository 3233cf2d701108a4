import { HomeOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useT } from '@/hooks/useT';

/** What stands in place of addresses: what they are for, and the first one. */
export function EmptyAddressList({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <Card>
      <div className="addresses-empty">
        <HomeOutlined aria-hidden="true" />
        <p>{t('address.empty')}</p>
        <Button onClick={onAdd}>{t('address.empty.add')}</Button>
      </div>
    </Card>
  );
}
