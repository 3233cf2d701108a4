import { Button, type ButtonProps } from 'antd';
import { useT } from '@/hooks/useT';
import { HOME_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** The way home. */
export function HomeButton(props: Pick<ButtonProps, 'type'>) {
  const t = useT();
  return (
    <Button {...props} onClick={() => goTo(HOME_PATH)}>
      {t('common.backHome')}
    </Button>
  );
}
