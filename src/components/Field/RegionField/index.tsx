import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useCallback } from 'react';
import { LoadError } from '@/components/Status/LoadError';
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
  /** Name of the field; its value is the code (GB/T 2260) of the deepest level chosen, or ''. */
  name: string;
  levels?: RegionLevels;
  /** Accessible name of the group of selects. */
  legend?: MessageKey;
  /** Returns the regions that can be chosen; by default all. A new function loads the regions again. */
  select?: (tree: RegionNode[]) => RegionNode[];
  /** Number of region levels that `select` needs; by default `levels`. */
  treeLevels?: RegionLevels;
  /** Validates a code; by default `checkRegion`. */
  check?: (tree: readonly RegionNode[] | null, code: string) => Problem;
}

const selectAll = (tree: RegionNode[]): RegionNode[] => tree;

async function loadLocalRegions(
  locale: string,
  levels: RegionLevels,
  select: (tree: RegionNode[]) => RegionNode[],
): Promise<Regions> {
  // If the localized names fail to load, use the original ones: a region can still be chosen.
  const [tree, names] = await Promise.all([
    loadRegions(levels),
    loadRegionNames(locale, levels).catch(() => ORIGINAL_NAMES),
  ]);
  return { tree: select(tree), names };
}

/** Province, city and district: one field of the surrounding form. Loads its data when it mounts. */
export function RegionField({ name, levels = MAINLAND_LEVELS, ...rest }: Props) {
  const { legend = 'region.group', select = selectAll, treeLevels = levels } = rest;
  const { check = (tree, code) => checkRegion(tree, code, levels) } = rest;
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const { locale } = useIntl();
  const load = useCallback(() => loadLocalRegions(locale, treeLevels, select), [locale, treeLevels, select]);
  const { data: regions, error, reload } = useLoad(load);
  return (
    <>
      {error && <LoadError error={error} title="region.failed" onRetry={reload} />}
      <Form.Item
        name={name}
        required
        // Not on blur: the focus moves between the selects before the field is complete. After an error, each change
        // validates again.
        validateTrigger="onSubmit"
        rules={[rule((value) => check(regions?.tree ?? null, value))]}
      >
        <RegionSelects
          regions={regions}
          levels={levels}
          legend={legend}
          // Rejects with errors that the field already shows.
          onMended={() => form.validateFields([name]).catch(() => undefined)}
        />
      </Form.Item>
    </>
  );
}
