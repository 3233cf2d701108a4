import type { ListFilters } from '@/utils/routing/listQuery';
import { isKeyword } from '@/validation/keywords';
import { isRuleStatus, ruleSortFields } from '@/validation/rules';

/** What the list of rules can be narrowed and ordered by. */
export const ruleFilters = {
  keyword: isKeyword,
  status: isRuleStatus,
  sort: (value) => {
    const [field, way, ...more] = value.split(':');
    const isKnown = ruleSortFields.some((one) => one === field) && (way === 'asc' || way === 'desc');
    return isKnown && more.length === 0;
  },
} satisfies ListFilters;
