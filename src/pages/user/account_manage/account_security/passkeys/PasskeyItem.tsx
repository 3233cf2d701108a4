import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Passkey, Passkeys } from '@/contract';
import { useT } from '@/hooks/useT';
import { SecurityItem } from '../components/SecurityItem';
import { RenamePasskeyForm } from './RenamePasskeyForm';

/** Returns a function that returns the displayed name of a passkey: its name, its provider, or a general term. */
export function usePasskeyName() {
  const t = useT();
  return ({ name, provider }: Passkey): string => name || provider || t('passkeys.unnamed');
}

interface Props {
  passkey: Passkey;
  onRenamed: (passkeys: Passkeys) => void;
  /** Called if it was already removed. */
  onNotFound: () => void;
  onRemove: () => void;
}

/** A passkey: its name, its provider and its last use, with buttons to rename and remove it. */
export function PasskeyItem({ passkey, onRenamed, onNotFound, onRemove }: Props) {
  const t = useT();
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { provider, synced, createdAt, lastUsedAt } = passkey;
  const name = usePasskeyName()(passkey);

  /** Closes the form, and returns the focus to the button that opened it. */
  const close = () => {
    setRenaming(false);
    setTimeout(() => renameButton.current?.focus());
  };

  return (
    <SecurityItem
      icon={<KeyOutlined aria-hidden="true" />}
      name={
        <strong>
          <bdi>{name}</bdi>
        </strong>
      }
      where={[provider !== name && provider, t(synced ? 'passkeys.synced' : 'passkeys.single')]
        .filter(Boolean)
        .join(' · ')}
      facts={[
        ['passkeys.createdAt', <RelativeTime key="created" at={createdAt} />],
        ['security.lastUsed', lastUsedAt ? <RelativeTime key="used" at={lastUsedAt} /> : t('security.never')],
      ]}
      actions={
        !renaming && (
          <>
            <Button
              ref={renameButton}
              type="text"
              aria-label={t('passkeys.rename.label', { name })}
              onClick={() => setRenaming(true)}
            >
              {t('passkeys.rename')}
            </Button>
            <Button type="text" danger aria-label={t('passkeys.remove.label', { name })} onClick={onRemove}>
              {t('form.remove')}
            </Button>
          </>
        )
      }
    >
      {renaming && (
        <RenamePasskeyForm
          passkey={passkey}
          onDone={(passkeys) => {
            onRenamed(passkeys);
            close();
          }}
          onNotFound={onNotFound}
          onCancel={close}
        />
      )}
    </SecurityItem>
  );
}
