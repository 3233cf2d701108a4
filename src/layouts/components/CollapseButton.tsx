import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';

/** Button that collapses the side menu to its icons, or expands it. */
export function CollapseButton() {
  const t = useT();
  const collapsed = useGlobal((state) => state.collapsed);
  const { setCollapsed } = useGlobalActions();
  const words = t(collapsed ? 'layout.menu.expand' : 'layout.menu.collapse');
  return (
    <Button
      type="text"
      block
      className="main-collapse"
      icon={collapsed ? <MenuUnfoldOutlined aria-hidden="true" /> : <MenuFoldOutlined aria-hidden="true" />}
      aria-label={words}
      title={words}
      onClick={() => setCollapsed(!collapsed)}
    />
  );
}
