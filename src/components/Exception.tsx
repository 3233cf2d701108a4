import { Button, Result } from 'antd';
import { useT } from '@/hooks/useT';
import { goTo } from '@/utils/redirect';

/** The exception pages of the specification, each with the way back to home. */
export function Exception({ status }: { status: '403' | '404' | '500' }) {
  const t = useT();
  return (
    <Result
      status={status}
      title={<h1>{t(`exception.${status}.title`)}</h1>}
      subTitle={t(`exception.${status}`)}
      extra={
        <Button type="primary" onClick={() => goTo('/')}>
          {t('common.backHome')}
        </Button>
      }
    />
  );
}
