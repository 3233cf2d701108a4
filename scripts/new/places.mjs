/** Files and prefixes of the screens that the generator writes: for the members' pages, and for the legacy template. */
import { InputError } from './changes.mjs';

export const MEMBERS = {
  api: 'authApi/info/v1',
  /** Folder below mock/_domain and tests/mock. */
  layer: 'member',
  routes: 'config/routes.ts',
  route: '',
  /** Locale file of the titles, prefix of their keys, folder of other texts, and the file that imports these. */
  texts: { titles: 'laterPage', title: 'page.', folder: '', register: 'later' },
};

export const TEMPLATE = {
  api: 'authApi/template/v1',
  layer: 'template',
  routes: 'config/templateRoutes.ts',
  /** Additional properties in the row of a new route. */
  route: ', submenu: true',
  texts: {
    titles: 'template/pages',
    title: 'page.template.',
    folder: 'template/',
    register: 'template/index',
  },
};

/**
 * Returns the place of a screen below `under`, and its parent's folder: `user/account_manage` or `template/list`.
 * @param {import('./changes.mjs').Changes} changes
 */
export function findPlace(changes, under) {
  if (!under) throw new InputError('Name the parent page of the screen: --under account_manage');
  if (under.startsWith('template/')) {
    if (!changes.read(TEMPLATE.routes).includes(`'/${under}/`))
      throw new InputError(`No screen of the template is below /${under}.`);
    return { place: TEMPLATE, parent: under };
  }
  const page = `src/pages/user/${under}/index.tsx`;
  if (!changes.has(page)) throw new InputError(`There is no page ${page}.`);
  return { place: MEMBERS, parent: `user/${under}` };
}

/** Returns the place of an area that the generator created, or undefined. */
export const findPlaceOf = (changes, area) =>
  [MEMBERS, TEMPLATE].find(({ layer }) => changes.has(`mock/_domain/${layer}/${area}.ts`));
