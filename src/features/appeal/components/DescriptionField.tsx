import { Form, Input } from 'antd';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@/constants';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkDescription } from '@/validation/details';
import './DescriptionField.css';

const ROWS = { minRows: 4, maxRows: 12 };
/** Characters, as the rule counts them; nothing is cut off while somebody writes. */
const COUNT = { show: true, max: DESCRIPTION_MAX, strategy: (text: string) => [...text.trim()].length };

/** What somebody tells in their own words: a field `description` of the form around. */
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
