import { SideDrawer } from '@/components/SideDrawer';
import { useT } from '@/hooks/useT';
import { GrantAuthorizationForm } from './GrantAuthorizationForm';

interface Props {
  open: boolean;
  /** Id of the user who owns the draft. */
  owner: string;
  onClose: () => void;
  onDone: () => void;
}

/** Drawer with the form beside the list. The form is remounted each time it opens; a draft restores the input. */
export function GrantAuthorizationDrawer({ open, owner, onClose, onDone }: Props) {
  const t = useT();
  return (
    <SideDrawer open={open} onClose={onClose} title={t('authorizations.add')} destroyOnHidden>
      <GrantAuthorizationForm owner={owner} onDone={onDone} />
    </SideDrawer>
  );
}
