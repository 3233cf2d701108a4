import ProFormItem from '@ant-design/pro-form/es/components/FormItem';
import { DayPicker } from '@/components/Field/DayPicker';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Finding } from '@/validation/templateForms';
import { useFindingRule } from '../../components/useFindingRule';

interface Props {
  name: string;
  label: MessageKey;
  /** Validates a day: YYYY-MM-DD or ''. */
  check: (day: string) => Finding;
  /** Other fields whose changes re-run the validation. */
  dependencies?: string[];
}

/** A date that can be typed or picked. */
export function DayField({ name, label, check, dependencies }: Props) {
  const t = useT();
  const rule = useFindingRule();
  return (
    <ProFormItem
      name={name}
      label={t(label)}
      required
      dependencies={dependencies}
      rules={[rule((day) => check(day ?? ''))]}
    >
      <DayPicker name={name} />
    </ProFormItem>
  );
}
