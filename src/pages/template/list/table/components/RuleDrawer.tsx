import { type ComponentProps, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { SideDrawer } from '@/components/Frame/SideDrawer';
import type { Rule } from '@/contract';
import { useT } from '@/hooks/useT';
import { RuleForm } from './RuleForm';

/** Content of the drawer: an existing rule, or null for a new one. */
export interface EditedRule {
  rule: Rule | null;
}

interface Props extends Omit<ComponentProps<typeof RuleForm>, 'rule' | 'isChanged'> {
  /** null while the drawer is closed. */
  edited: EditedRule | null;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/**
 * Drawer with the form of a rule. Input for a new rule is kept when it closes; unsaved changes of an existing rule
 * are discarded only after a confirmation.
 */
export function RuleDrawer({ edited, onClose, onClosed, ...rest }: Props) {
  const t = useT();
  const isChanged = useRef(() => false);
  // Keep the title during the closing animation.
  const [isChange, setChange] = useState(false);
  if (edited && isChange !== (edited.rule !== null)) setChange(edited.rule !== null);
  const dialog = useConfirmDialog<Rule>(onClose);

  const close = () => {
    if (edited?.rule && isChanged.current()) dialog.ask(edited.rule);
    else onClose();
  };
  return (
    <>
      <SideDrawer
        open={edited !== null}
        onClose={close}
        afterOpenChange={(open) => !open && onClosed()}
        title={t(isChange ? 'template.rules.change' : 'template.rules.add')}
        destroyOnHidden
      >
        {edited && <RuleForm key={edited.rule?.id} rule={edited.rule} isChanged={isChanged} {...rest} />}
      </SideDrawer>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('template.rules.discard.ask')}
        yes={t('template.rules.discard')}
        no={t('template.rules.discard.keep')}
        danger
        act={async () => undefined}
        onDone={() => undefined}
        unreachable="template.rules.unreachable"
      >
        {({ name }) => <bdi className="rules-name">{name}</bdi>}
      </ConfirmDialog>
    </>
  );
}
