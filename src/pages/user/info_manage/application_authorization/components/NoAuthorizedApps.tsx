import { Card } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';

/** No application may read anything: explains what this page would show. */
export function NoAuthorizedApps() {
  const t = useT();
  return (
    <Card>
      <ResultBlock
        status="info"
        picture="empty"
        level={2}
        title={t('grants.empty')}
        text={t('grants.empty.text')}
      />
    </Card>
  );
}
