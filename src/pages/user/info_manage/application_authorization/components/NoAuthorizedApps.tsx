import { Card } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';

/** Shown if no application has access: explains the purpose of the page. */
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
