import { Form } from 'antd';
import { LoadError } from '@/components/LoadError';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useLoad } from '@/hooks/useLoad';
import { checkRegion, MAINLAND_LEVELS, type RegionLevels } from '@/validation/regions';
import { loadRegions } from './loadRegions';
import { RegionSelects } from './RegionSelects';
import './RegionField.css';

interface Props {
  /** The field's name; it holds the code (GB/T 2260) of the deepest level chosen, or ''. */
  name: string;
  levels?: RegionLevels;
  required?: boolean;
}

/** Province, city and district: one field of the form around it. Its data loads with it, and nowhere else. */
export function RegionField({ name, levels = MAINLAND_LEVELS, required = true }: Props) {
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const { data: tree, loading, error, reload } = useLoad(loadRegions);
  return (
    <>
      {error && <LoadError error={error} title="region.failed" busy={loading} onRetry={reload} />}
      <Form.Item
        name={name}
        required={required}
        // Whoever moves from level to level has not finished yet; what was found wrong is looked at again each time.
        validateTrigger="onSubmit"
        rules={[rule((value) => checkRegion(tree, value, levels, required))]}
      >
        <RegionSelects
          tree={tree}
          levels={levels}
          clearable={!required}
          // Rejects with what the field shows itself.
          onMended={() => form.validateFields([name]).catch(() => undefined)}
        />
      </Form.Item>
    </>
  );
}
