import { Card } from 'antd';
import { EmptyBlock } from '@/components/EmptyBlock';
import { LinkButton } from '@/components/LinkButton';
import { useT } from '@/hooks/useT';
import { ADDRESS_ADD_PATH } from '@/utils/routing/paths';

/** Shown instead of an empty list: the purpose of addresses, and a link to add one. */
export function EmptyAddressList() {
  const t = useT();
  return (
    <Card>
      <EmptyBlock>
        <p>{t('address.empty')}</p>
        <LinkButton to={ADDRESS_ADD_PATH}>{t('address.empty.add')}</LinkButton>
      </EmptyBlock>
    </Card>
  );
}
