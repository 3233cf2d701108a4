/** Stands in for '@umijs/max' in tests without a page: a history that moves the fake window, and messages. */

import { moveTo } from './fakeWindow';
import { en } from './messages';

/** Every navigation, as 'push /path' or 'replace /path'. */
export const visits: string[] = [];

export const history = {
  push(path: string) {
    visits.push(`push ${path}`);
    moveTo(path);
  },
  replace(path: string) {
    visits.push(`replace ${path}`);
    moveTo(path);
  },
};

export const addLocale = jest.fn();
export const setLocale = jest.fn();

const words = en as Record<string, string>;

export const getIntl = () => ({
  formatMessage: ({ id }: { id: string }, values: Record<string, string | number> = {}) =>
    (words[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
});
