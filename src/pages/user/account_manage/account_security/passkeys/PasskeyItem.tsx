import { KeyOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { PASSKEY_NAME_MAX } from '@/constants';
import type { Passkey, Passkeys } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { type T, useT } from '@/hooks/useT';
import { renamePasskey } from '@/services/passkeys';
import { isNotFound } from '@/utils/http/ApiError';
import { checkPasskeyName } from '@/validation/profile';
import { SecurityItem } from '../components/SecurityItem';

/** Returns the displayed name of a passkey: its name, its provider, or a general term. */
export const getPasskeyName = ({ name, provider }: Passkey, t: T): string =>
  name || provider || t('passkeys.unnamed');

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
  const name = getPasskeyName(passkey, t);

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

interface RenamePasskeyFormProps {
  passkey: Passkey;
  onDone: (passkeys: Passkeys) => void;
  /** Called if it was already removed. */
  onNotFound: () => void;
  onCancel: () => void;
}

/** The field with the name of a passkey. */
function RenamePasskeyForm({ passkey, onDone, onNotFound, onCancel }: RenamePasskeyFormProps) {
  const t = useT();
  const rule = useFieldRule();
  const { formProps, ...submission } = useForm({
    name: `passkey-${passkey.id}`,
    save: ({ name }: { name?: string }) => renamePasskey(passkey.id, name ?? ''),
    onSaved: onDone,
    onError: (error) => {
      if (!isNotFound(error)) return undefined;
      onNotFound();
      return true;
    },
    firstField: 'name',
    unreachable: 'passkeys.unreachable',
  });
  const { form } = formProps;
  useEffect(() => form.focusField('name'), [form]);

  return (
    <PortalForm {...formProps} initialValues={{ name: passkey.name }}>
      <Form.Item
        name="name"
        label={t('passkeys.name')}
        extra={t('passkeys.name.hint', { max: PASSKEY_NAME_MAX })}
        rules={[rule(checkPasskeyName)]}
      >
        <Input name="passkeyName" autoComplete="off" />
      </Form.Item>
      <SubmitFooter form={submission} submitLabel="form.save" submittingLabel="form.saving">
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
      </SubmitFooter>
    </PortalForm>
  );
}
