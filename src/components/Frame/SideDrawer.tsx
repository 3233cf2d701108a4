import { Drawer, type DrawerProps, Grid } from 'antd';
import { useT } from '@/hooks/useT';
import './SideDrawer.css';

type Props = Omit<DrawerProps, 'placement' | 'closable' | 'height' | 'rootClassName'>;

/**
 * A drawer beside the page; below 576 px a sheet from the bottom. The close button has the same position as in a
 * dialog.
 */
export function SideDrawer(props: Props) {
  const t = useT();
  const isSheet = Grid.useBreakpoint().sm === false;
  return (
    <Drawer
      width="min(480px, 100vw)"
      {...props}
      placement={isSheet ? 'bottom' : 'right'}
      height="auto"
      rootClassName="side-drawer"
      closable={{ 'aria-label': t('common.close'), placement: 'end' }}
    />
  );
}
