import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useCallback } from 'react';
import { LoadError } from '@/components/LoadError';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useLoad } from '@/hooks/useLoad';
import { loadRegionNames, ORIGINAL_NAMES } from '@/utils/i18n/regionNames';
import { checkRegion, MAINLAND_LEVELS, type RegionLevels } from '@/validation/regions';
import { loadRegions } from './loadRegions';
import { RegionSelects, type Regions } from './RegionSelects';
import './RegionField.css';

interface Props {
  /** The field's name; it holds the code (GB/T 2260) of the deepest level chosen, or ''. */
  name: string;
  levels?: RegionLevels;
  required?: boolean;
}

async function loadLocalRegions(locale: string): Promise<Regions> {
  // Without the reader's names the original ones do: a place can still be chosen.
  const [tree, names] = await Promise.all([
    loadRegions(),
    loadRegionNames(locale).catch(() => ORIGINAL_NAMES),
  ]);
  return { tree, names };
}

/** Province, city and district: one field of the form around it. Its data loads with it, and nowhere else. */
export function RegionField({ name, levels = MAINLAND_LEVELS, required = true }: Props) {
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const { locale } = useIntl();
  const load = useCallback(() => loadLocalRegions(locale), [locale]);
  const { data: regions, loading, error, reload } = useLoad(load);
  return (
    <>
      {error && <LoadError error={error} title="region.failed" busy={loading} onRetry={reload} />}
      <Form.Item
        name={name}
        required={required}
        // Whoever moves from level to level has not finished yet; what was found wrong is looked at again each time.
        validateTrigger="onSubmit"
        rules={[rule((value) => checkRegion(regions?.tree ?? null, value, levels, required))]}
      >
        <RegionSelects
          regions={regions}
          levels={levels}
          clearable={!required}
          // Rejects with what the field shows itself.
          onMended={() => form.validateFields([name]).catch(() => undefined)}
        />
      </Form.Item>
    </>
  );
}
