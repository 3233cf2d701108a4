import { Drawer, type DrawerProps, Grid } from 'antd';
import { useT } from '@/hooks/useT';
import './SideDrawer.css';

type Props = Omit<DrawerProps, 'placement' | 'closable' | 'height'>;

/** A task beside the page; below 576 px a sheet from the bottom. Its close button stands where a dialog has it. */
export function SideDrawer({ rootClassName = '', ...props }: Props) {
  const t = useT();
  const isSheet = Grid.useBreakpoint().sm === false;
  return (
    <Drawer
      width="min(480px, 100vw)"
      {...props}
      placement={isSheet ? 'bottom' : 'right'}
      height="auto"
      rootClassName={`side-drawer ${rootClassName}`}
      closable={{ 'aria-label': t('common.close'), placement: 'end' }}
    />
  );
}
