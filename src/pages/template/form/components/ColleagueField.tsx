import ProFormItem from '@ant-design/pro-form/es/components/FormItem';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Finding } from '@/validation/templateForms';
import { useFindingRule } from '../../components/useFindingRule';
import { type ChosenColleague, ColleagueSelect } from './ColleagueSelect';

interface Props {
  name: string;
  label: MessageKey;
  /** Error message if no colleague is chosen; omitted for an optional field. */
  required?: MessageKey;
  /** Whether several colleagues can be chosen. */
  multiple?: boolean;
  /** Validates the number of chosen colleagues. */
  check?: (count: number) => Finding;
  hint?: string;
}

type Chosen = ChosenColleague | ChosenColleague[];

const countChosen = (chosen: Chosen | undefined): number =>
  Array.isArray(chosen) ? chosen.length : Number(chosen !== undefined);

/** Selects one or several colleagues. Validates after each selection. */
export function ColleagueField({ name, label, required, multiple = false, check, hint }: Props) {
  const t = useT();
  const rule = useFindingRule();
  const judge = (chosen: Chosen | undefined): Finding => {
    const count = countChosen(chosen);
    return count === 0 && required ? { id: required } : (check?.(count) ?? null);
  };
  return (
    <ProFormItem
      name={name}
      label={t(label)}
      required={required !== undefined}
      extra={hint}
      validateTrigger="onChange"
      rules={[rule<Chosen>(judge)]}
    >
      <ColleagueSelect multiple={multiple} />
    </ProFormItem>
  );
}
