import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { PASSKEY_NAME_MAX } from '@/constants';
import type { Passkey, Passkeys } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { renamePasskey } from '@/services/passkeys';
import { isNotFound } from '@/utils/http/ApiError';
import { checkPasskeyName } from '@/validation/profile';

interface Props {
  passkey: Passkey;
  onDone: (passkeys: Passkeys) => void;
  /** Called if it was already removed. */
  onNotFound: () => void;
  onCancel: () => void;
}

/** The field with the name of a passkey. */
export function RenamePasskeyForm({ passkey, onDone, onNotFound, onCancel }: Props) {
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
