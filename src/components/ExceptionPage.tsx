import { Button, Result } from 'antd';
import { useT } from '@/hooks/useT';
import { HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { StandaloneFrame } from './StandaloneFrame';

/** The exception pages of the specification, each with the way back to home. */
export function ExceptionPage({ status }: { status: '403' | '404' | '500' }) {
  const t = useT();
  return (
    <StandaloneFrame>
      <Result
        status={status}
        title={<h1>{t(`exception.${status}.title`)}</h1>}
        subTitle={t(`exception.${status}`)}
        extra={
          <Button type="primary" onClick={() => goTo(HOME_PATH)}>
            {t('common.backHome')}
          </Button>
        }
      />
    </StandaloneFrame>
  );
}
