import { Form } from 'antd';
import { Input } from '@/components/Form/Input';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkFactorCode } from '@/validation/factorCode';

interface Props {
  /** Whether the server refused a code. Shows a hint that the phone's clock may be wrong. */
  wasRefused?: boolean;
}

/** A code of an authenticator app, or a recovery code. Its form value is `code`. */
export function FactorCodeField({ wasRefused = false }: Props) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item
      name="code"
      label={t('authenticator.code.either')}
      required
      rules={[rule(checkFactorCode)]}
      extra={wasRefused && t('authenticator.clock')}
    >
      <Input name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
    </Form.Item>
  );
}
