import type { ListFilters } from '@/utils/routing/listQuery';
import { isKeyword } from '@/validation/keywords';
import { isRuleStatus, ruleSortFields } from '@/validation/rules';

/** Filters and sort order of the rules. */
export const ruleFilters = {
  keyword: isKeyword,
  status: isRuleStatus,
  sort: (value) => {
    const [field, way, ...more] = value.split(':');
    const isKnown = ruleSortFields.some((one) => one === field) && (way === 'asc' || way === 'desc');
    return isKnown && more.length === 0;
  },
} satisfies ListFilters;
