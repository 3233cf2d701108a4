import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useCallback } from 'react';
import { LoadError } from '@/components/LoadError';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useLoad } from '@/hooks/useLoad';
import type { MessageKey } from '@/locales/zh-CN/index';
import { loadRegionNames, ORIGINAL_NAMES } from '@/utils/i18n/regionNames';
import type { Problem } from '@/validation/problem';
import { checkRegion, MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';
import { loadRegions } from './loadRegions';
import { RegionSelects, type Regions } from './RegionSelects';
import './RegionField.css';

interface Props {
  /** The field's name; it holds the code (GB/T 2260) of the deepest level chosen, or ''. */
  name: string;
  levels?: RegionLevels;
  required?: boolean;
  /** What the selects are together, for whoever listens. */
  legend?: MessageKey;
  /** The regions to choose from; all unless given. Stable. */
  select?: (tree: RegionNode[]) => RegionNode[];
  /** How deep the regions go that `select` looks at; as deep as is asked unless given. */
  treeLevels?: RegionLevels;
  /** What is wrong with a code; `checkRegion` unless given. */
  check?: (tree: readonly RegionNode[] | null, code: string) => Problem;
}

const selectAll = (tree: RegionNode[]): RegionNode[] => tree;

async function loadLocalRegions(
  locale: string,
  levels: RegionLevels,
  select: (tree: RegionNode[]) => RegionNode[],
): Promise<Regions> {
  // Without the reader's names the original ones do: a place can still be chosen.
  const [tree, names] = await Promise.all([
    loadRegions(levels),
    loadRegionNames(locale, levels).catch(() => ORIGINAL_NAMES),
  ]);
  return { tree: select(tree), names };
}

/** Province, city and district: one field of the form around it. Its data loads with it, and nowhere else. */
export function RegionField({ name, levels = MAINLAND_LEVELS, required = true, ...rest }: Props) {
  const { legend = 'region.group', select = selectAll, treeLevels = levels } = rest;
  const { check = (tree, code) => checkRegion(tree, code, levels, required) } = rest;
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const { locale } = useIntl();
  const load = useCallback(() => loadLocalRegions(locale, treeLevels, select), [locale, treeLevels, select]);
  const { data: regions, loading, error, reload } = useLoad(load);
  return (
    <>
      {error && <LoadError error={error} title="region.failed" busy={loading} onRetry={reload} />}
      <Form.Item
        name={name}
        required={required}
        // Whoever moves from level to level has not finished yet; what was found wrong is looked at again each time.
        validateTrigger="onSubmit"
        rules={[rule((value) => check(regions?.tree ?? null, value))]}
      >
        <RegionSelects
          regions={regions}
          levels={levels}
          legend={legend}
          clearable={!required}
          // Rejects with what the field shows itself.
          onMended={() => form.validateFields([name]).catch(() => undefined)}
        />
      </Form.Item>
    </>
  );
}
