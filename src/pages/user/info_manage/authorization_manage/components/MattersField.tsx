import { Checkbox, type CheckboxRef, Form } from 'antd';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { authorizationMatters } from '@/validation/authorizations';
import { parseMatters } from '../grantFields';

/** What the other person may do, each with what that means; at least one. */
export function MattersField() {
  const t = useT();
  const label = useId();
  return (
    <Form.Item
      name="matters"
      label={<span id={label}>{t('authorizations.form.matters')}</span>}
      required
      getValueProps={(value?: string) => ({ value: parseMatters(value) })}
      getValueFromEvent={(ticked: string[]) => ticked.join(',')}
      validateTrigger="onChange"
      rules={[{ required: true, message: t('authorizations.form.matters.required') }]}
    >
      <MatterBoxes label={label} />
    </Form.Item>
  );
}

interface BoxesProps {
  label: string;
  value?: string[];
  onChange?: (ticked: string[]) => void;
  'aria-describedby'?: string;
}

/** The boxes as one control of the form: a failed submit leads to the first of them. */
const MatterBoxes = forwardRef<Pick<CheckboxRef, 'focus'>, BoxesProps>(
  ({ label, value = [], onChange, 'aria-describedby': describedBy }, ref) => {
    const t = useT();
    const first = useRef<CheckboxRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    return (
      <fieldset className="authorizations-matters" aria-labelledby={label} aria-describedby={describedBy}>
        {authorizationMatters.map((matter, index) => (
          <Checkbox
            key={matter}
            ref={index === 0 ? first : undefined}
            name="matters"
            value={matter}
            checked={value.includes(matter)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, matter] : value.filter((one) => one !== matter))
            }
          >
            {t(`authorizations.matter.${matter}`)}
            <small>{t(`authorizations.matter.${matter}.means`)}</small>
          </Checkbox>
        ))}
      </fieldset>
    );
  },
);
