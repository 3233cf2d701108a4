import { Form } from 'antd';
import { Input } from '@/components/Form/Input';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkFactorCode } from '@/validation/factorCode';

interface Props {
  /** Whether a code was refused: the clock of the phone may be wrong. */
  wasRefused?: boolean;
}

/** A code of an authenticator app, or a recovery code. Its value is in `code`. */
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
