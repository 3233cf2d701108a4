import { Button } from 'antd';
import { ResultBlock } from '@/components/ResultBlock';
import { StandaloneCard } from '@/components/StandaloneCard';
import { useT } from '@/hooks/useT';

/** Shown instead of a private page if the session check failed. */
export function SessionCheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <StandaloneCard>
      <div role="alert">
        <ResultBlock
          status="error"
          title={t('exception.session.title')}
          text={t('exception.session.text')}
          actions={
            <Button type="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      </div>
    </StandaloneCard>
  );
}
