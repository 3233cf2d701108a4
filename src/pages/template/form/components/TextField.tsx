// Deep, so that the page loads this part of pro-form and not all of its fields.
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
  /** What is wrong with a text. */
  check: (text: string) => Finding;
  /** Other fields whose change has this one checked again. */
  dependencies?: string[];
  /** Whether it may stay empty. */
  optional?: boolean;
  /** How many characters there may be. More can be typed and pasted: nothing is cut, and the rule says so. */
  max?: number;
  /** How many lines are in sight; one line where there are none. */
  rows?: number;
  /** What to know before typing, in words. */
  hint?: string;
  /** The input's own attributes, where it has one line. */
  input?: InputProps;
}

/** A text with its rule; where there is a limit, the characters are counted as they are typed. */
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
