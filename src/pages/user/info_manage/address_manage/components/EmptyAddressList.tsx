import { Button, Card } from 'antd';
import { EmptyBlock } from '@/components/EmptyBlock';
import { useT } from '@/hooks/useT';

/** Stands in place of an empty list: what addresses are for, and the button that adds the first. */
export function EmptyAddressList({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <Card>
      <EmptyBlock>
        <p>{t('address.empty')}</p>
        <Button onClick={onAdd}>{t('address.empty.add')}</Button>
      </EmptyBlock>
    </Card>
  );
}
