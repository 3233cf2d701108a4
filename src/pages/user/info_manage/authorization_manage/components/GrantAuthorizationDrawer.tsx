import { SideDrawer } from '@/components/SideDrawer';
import { useT } from '@/hooks/useT';
import { GrantAuthorizationForm } from './GrantAuthorizationForm';

interface Props {
  open: boolean;
  /** Whose draft it is. */
  owner: string;
  onClose: () => void;
  onDone: () => void;
}

/** The form beside the list; it begins anew each time, with what was filled in before. */
export function GrantAuthorizationDrawer({ open, owner, onClose, onDone }: Props) {
  const t = useT();
  return (
    <SideDrawer open={open} onClose={onClose} title={t('authorizations.add')} destroyOnHidden>
      <GrantAuthorizationForm owner={owner} onDone={onDone} />
    </SideDrawer>
  );
}
