/** Filters of the articles in the legacy template's search list. */
import { isOneOf } from './isOneOf';

/** In display order. */
export const articleTopics = ['DESIGN', 'FORMS', 'LISTS', 'CHARTS', 'ACCESS', 'SPEED'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** The id that represents the user as owner. */
export const OWN_ARTICLES = 'me';

const isTopic = isOneOf(articleTopics);

/** Returns the known topics of a filter in display order. */
export const readTopics = (value = ''): ArticleTopic[] => value.split(',').filter(isTopic);

/** Whether a filter contains only topics, each once. */
export function isTopicList(value: string): boolean {
  const names = value.split(',');
  return names.every(isTopic) && new Set(names).size === names.length;
}

/** Whether a text has the form of an owner's id, or is OWN_ARTICLES. */
export const isOwnerId = (value: string): boolean => /^[\w-]{1,36}$/.test(value);
