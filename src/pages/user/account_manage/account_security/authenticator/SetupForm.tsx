import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { CopyIconButton } from '@/components/Action/CopyButton';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { QrImage } from '@/components/Value/QrImage';
import type { AuthenticatorSetup, Data } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { confirmAuthenticator } from '@/services/authenticator';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { checkCode, normalizeCode } from '@/validation/fields';

/** The key is easier to type in groups. */
const GROUP = /.{1,4}/g;

interface Props {
  setup: AuthenticatorSetup;
  onConfirmed: (codes: Data<'confirmAuthenticator'>) => void;
  /** Called after a failure; returns true if it handled the error. */
  onError: (error: ApiError) => boolean;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and the field for a code of the app, which confirms it. */
export function SetupForm({ setup, onConfirmed, onError, onCancel }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const [wasRefused, setRefused] = useState(false);
  const { formProps, ...submission } = useForm({
    name: 'authenticator',
    save: ({ code }: { code: string }) => confirmAuthenticator(normalizeCode(code)),
    onSaved: onConfirmed,
    onError: (error) => {
      setRefused(isRefusedFor(error, 'CODE_WRONG'));
      return onError(error);
    },
    errorFields: { CODE_WRONG: 'code' },
    firstField: 'code',
    unreachable: 'form.unreachable',
  });
  const { form } = formProps;
  useEffect(() => form.focusField('code'), [form]);

  return (
    <div className="stack authenticator-setup">
      <p>{t('authenticator.scan')}</p>
      <QrImage content={setup.uri} label={t('authenticator.qr')} scannable />
      <p>
        {t('authenticator.key')}: <code>{setup.secret.match(GROUP)?.join(' ')}</code>
        <CopyIconButton text={setup.secret} label={t('authenticator.key.copy')} />
      </p>
      <PortalForm {...formProps}>
        <Form.Item
          name="code"
          label={t('authenticator.code')}
          required
          rules={[rule((value) => checkCode(normalizeCode(value)))]}
          extra={wasRefused && t('authenticator.clock')}
        >
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
        </Form.Item>
        <SubmitFooter form={submission} submitLabel="form.confirm" submittingLabel="form.confirming">
          <Button onClick={onCancel}>{t('form.cancel')}</Button>
        </SubmitFooter>
      </PortalForm>
    </div>
  );
}
