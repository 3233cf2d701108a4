import type { ListFilters } from '@/utils/routing/listQuery';
import { isOwnerId, isTopicList } from '@/validation/articles';
import { isKeyword } from '@/validation/keywords';

/** What the articles can be narrowed by. */
export const articleFilters = {
  keyword: isKeyword,
  topics: isTopicList,
  owner: isOwnerId,
} satisfies ListFilters;
