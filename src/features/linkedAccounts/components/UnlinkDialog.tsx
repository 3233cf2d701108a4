import { Button, Modal } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { Binding, Bindings } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useUnlink } from '../useUnlink';
import { RemainingSignInMethods } from './RemainingSignInMethods';

interface Props {
  binding: Binding;
  /** It and the others. */
  bindings: Bindings;
  open: boolean;
  onClose: () => void;
  /** Off the screen. */
  onGone: () => void;
  /** These are left. */
  onDone: (bindings: Bindings) => void;
  /** The list is not what it was: why the act was refused. */
  onOutdated: (words: MessageKey) => void;
}

/** Ends a binding, once the person knows what follows from it. */
export function UnlinkDialog({ binding, bindings, open, onClose, onGone, onDone, onOutdated }: Props) {
  const t = useT();
  const { unlink, busy, failure } = useUnlink(binding, { onDone, onOutdated });
  const provider = binding.providerName;
  return (
    <Modal
      open={open}
      title={t('linked.unlink.ask', { provider })}
      closable={{ 'aria-label': t('common.close') }}
      onCancel={onClose}
      afterClose={onGone}
      footer={
        <>
          <Button onClick={onClose}>{t('linked.unlink.no')}</Button>
          <SubmitButton type="primary" danger busy={busy} onClick={unlink}>
            {t(busy ? 'linked.unlink.busy' : 'linked.unlink.yes')}
          </SubmitButton>
        </>
      }
    >
      <p>{t('linked.unlink.text', { provider, nickname: binding.nickname })}</p>
      <RemainingSignInMethods binding={binding} bindings={bindings} />
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  );
}
