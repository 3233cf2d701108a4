// A deep import, so that the page does not load all fields of pro-form.
import ProFormItem from '@ant-design/pro-form/es/components/FormItem';
import { Input, type InputProps } from 'antd';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { countCharacters, type Finding } from '@/validation/templateForms';
import { useFindingRule } from '../../components/useFindingRule';
import './TextField.css';

interface Props {
  name: string;
  label: MessageKey;
  /** Validates the text. */
  check: (text: string) => Finding;
  /** Other fields whose changes re-run the validation. */
  dependencies?: string[];
  /** Whether the field may be empty. */
  optional?: boolean;
  /**
   * Maximum number of characters. Longer text can be typed and pasted; the rule rejects it instead of truncating it.
   */
  max?: number;
  /** Number of visible lines; without it, the field is a single-line input. */
  rows?: number;
  /** Hint shown before the user types. */
  hint?: string;
  /** Attributes of the single-line input. */
  input?: InputProps;
}

/** A text field with its rule; shows a character counter if there is a limit. */
export function TextField({ name, label, check, max, rows, hint, optional = false, ...rest }: Props) {
  const t = useT();
  const rule = useFindingRule();
  const count = max === undefined ? undefined : { max, show: true, strategy: countCharacters };
  const control = { name, count, autoComplete: 'off' };
  return (
    <ProFormItem
      name={name}
      label={t(label)}
      required={!optional}
      extra={hint}
      dependencies={rest.dependencies}
      rules={[rule((text) => check(text ?? ''))]}
    >
      {rows ? (
        <Input.TextArea {...control} className="counted-lines" rows={rows} />
      ) : (
        <Input {...control} {...rest.input} />
      )}
    </ProFormItem>
  );
}
