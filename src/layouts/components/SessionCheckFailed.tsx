import { Button, Result } from 'antd';
import { StandaloneFrame } from '@/components/StandaloneFrame';
import { useT } from '@/hooks/useT';

/** Shown instead of a private page while nobody can say who is here. */
export function SessionCheckFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <StandaloneFrame>
      <div role="alert">
        <Result
          status="warning"
          title={<h1>{t('exception.session.title')}</h1>}
          subTitle={t('exception.session.text')}
          extra={
            <Button type="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      </div>
    </StandaloneFrame>
  );
}
