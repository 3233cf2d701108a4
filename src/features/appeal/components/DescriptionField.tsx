import { Form, Input } from 'antd';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkDescription } from '@/validation/details';
import './DescriptionField.css';

const ROWS = { minRows: 4, maxRows: 12 };
/** Counts characters as the validation rule does; does not truncate the text while the user types. */
const COUNT = { show: true, max: DESCRIPTION_MAX, strategy: (text: string) => [...text.trim()].length };

/** The field `description` of the surrounding form: free text of the user. */
export function DescriptionField({ label }: { label: 'appeal.description' | 'appeal.addition' }) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item
      name="description"
      label={t(label)}
      required
      rules={[rule(checkDescription)]}
      extra={t('appeal.description.hint', { min: DESCRIPTION_MIN, max: DESCRIPTION_MAX })}
    >
      <Input.TextArea
        name="description"
        className="appeal-description"
        rows={ROWS.minRows}
        autoSize={ROWS}
        count={COUNT}
      />
    </Form.Item>
  );
}
