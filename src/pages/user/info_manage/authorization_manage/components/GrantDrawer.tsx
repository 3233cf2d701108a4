import { Drawer } from 'antd';
import { useT } from '@/hooks/useT';
import { GrantForm } from './GrantForm';

interface Props {
  open: boolean;
  /** Whose draft it is. */
  owner: string;
  onClose: () => void;
  onDone: () => void;
}

/** The form beside the list; it begins anew each time, with what was filled in before. */
export function GrantDrawer({ open, owner, onClose, onDone }: Props) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('authorizations.add')}
      width="min(480px, 100vw)"
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      <GrantForm owner={owner} onDone={onDone} />
    </Drawer>
  );
}
