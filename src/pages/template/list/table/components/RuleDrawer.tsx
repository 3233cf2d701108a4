import { Drawer } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useT } from '@/hooks/useT';
import { RuleForm } from './RuleForm';

/** What the drawer is about: a rule that is there, or a new one. */
export interface EditedRule extends Pick<ComponentProps<typeof RuleForm>, 'rule'> {}

interface Props extends Omit<ComponentProps<typeof RuleForm>, 'rule'> {
  /** null while the drawer is closed. */
  edited: EditedRule | null;
  onClose: () => void;
}

/** The form beside the list. */
export function RuleDrawer({ edited, onClose, ...rest }: Props) {
  const t = useT();
  // The title stays while the drawer slides out.
  const [isChange, setChange] = useState(false);
  if (edited && isChange !== (edited.rule !== null)) setChange(edited.rule !== null);
  return (
    <Drawer
      open={edited !== null}
      onClose={onClose}
      title={t(isChange ? 'template.rules.change' : 'template.rules.add')}
      width="min(480px, 100vw)"
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      {edited && <RuleForm key={edited.rule?.id} rule={edited.rule} {...rest} />}
    </Drawer>
  );
}
