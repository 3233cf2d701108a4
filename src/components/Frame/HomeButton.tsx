import type { ButtonProps } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { useT } from '@/hooks/useT';
import { HOME_PATH } from '@/utils/routing/paths';

/** Button to the home page. */
export function HomeButton(props: Pick<ButtonProps, 'type'>) {
  const t = useT();
  return (
    <LinkButton {...props} to={HOME_PATH}>
      {t('common.backHome')}
    </LinkButton>
  );
}
