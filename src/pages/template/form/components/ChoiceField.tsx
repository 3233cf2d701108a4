import ProFormItem from '@ant-design/pro-form/es/components/FormItem';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useFindingRule } from '../../components/useFindingRule';

interface Props {
  name: string;
  label: MessageKey;
  options: readonly { value: string; label: string }[];
  /** Error message if nothing is chosen. */
  required: MessageKey;
}

/** A select with a few options. */
export function ChoiceField({ name, label, options, required }: Props) {
  const t = useT();
  const rule = useFindingRule();
  return (
    <ProFormItem
      name={name}
      label={t(label)}
      required
      validateTrigger="onChange"
      rules={[rule((value) => (value ? null : { id: required }))]}
    >
      <NativeSelect name={name} placeholder={t('form.choose')} options={options} />
    </ProFormItem>
  );
}
