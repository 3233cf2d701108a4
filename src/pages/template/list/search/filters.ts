import type { ListFilters } from '@/utils/routing/listQuery';
import { isOwnerId, isTopicList } from '@/validation/articles';
import { isKeyword } from '@/validation/keywords';

/** Filters of the articles. */
export const articleFilters = {
  keyword: isKeyword,
  topics: isTopicList,
  owner: isOwnerId,
} satisfies ListFilters;
