import ProFormDependency from '@ant-design/pro-form/es/components/Dependency';
import { RadioListField } from '@/components/Field/ChoiceListField';
import { GOAL_VIEWERS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { goalVisibilities } from '@/validation/templateForms';
import { ColleagueField } from '../components/ColleagueField';
import type { GoalValues } from './goalValues';

/** Visibility of the goal. Colleagues are selected only if it is partially public. */
export function VisibilityFields() {
  const t = useT();
  return (
    <>
      <RadioListField
        name="visibility"
        label={t('template.goal.visibility')}
        required={t('template.goal.visibility.required')}
        options={goalVisibilities.map((value) => ({
          value,
          label: t(`template.goal.visibility.${value}`),
          means: t(`template.goal.visibility.${value}.means`),
        }))}
      />
      <ProFormDependency<Pick<GoalValues, 'visibility'>> name={['visibility']}>
        {({ visibility }) =>
          visibility === 'partial' && (
            <ColleagueField
              name="publicUsers"
              label="template.goal.publicUsers"
              required="template.goal.publicUsers.required"
              multiple
              check={(count) =>
                count > GOAL_VIEWERS_MAX
                  ? { id: 'template.goal.publicUsers.many', values: { max: GOAL_VIEWERS_MAX } }
                  : null
              }
            />
          )
        }
      </ProFormDependency>
    </>
  );
}
