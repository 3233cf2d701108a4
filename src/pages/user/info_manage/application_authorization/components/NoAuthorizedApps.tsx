import { Card } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';

/** Nobody reads anything: what would stand here, and how it would come to it. */
export function NoAuthorizedApps() {
  const t = useT();
  return (
    <Card>
      <ResultBlock status="info" level={2} title={t('grants.empty')} text={t('grants.empty.text')} />
    </Card>
  );
}
