/** What is visited: pages of the portal, the floor, and addresses that the command line names. */
import type { Options } from './options';

/** When a page can be used: so many visible elements, none of the others. */
export interface Usable {
  selector: string;
  count: number;
  /** What stands in place of something that is still to come. */
  absent?: string;
}

/** `load` touches nothing; `type` types into the first field; `submit` fills in a form and sends it. */
export type Step = 'load' | 'type' | 'submit';

export interface Visited {
  name: string;
  url: string;
  usable: Usable;
  steps: readonly Step[];
  /** Who is signed in; nobody where it is left out. */
  account?: string;
  /** Texts for the first fields of the form, in their order. */
  texts?: readonly string[];
  /** End of the address that the form posts to; any address where it is left out. */
  postsTo?: string;
}

/** A field that takes text, as the bench looks for one to type into. */
export const TEXT_FIELD =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=submit], [type=button], [type=file]), textarea';
const FORM: Usable = { selector: TEXT_FIELD, count: 1 };

/** The seed's password (README, demo accounts). */
export const PASSWORD = 'Demo-2026-pass';

type PortalPage = Omit<Visited, 'name' | 'url'> & { path: string };

/** The portal's pages by the name that `--pages` takes. */
export const PORTAL_PAGES = {
  signIn: {
    path: '/uaa/login',
    usable: FORM,
    steps: ['load', 'type', 'submit'],
    texts: ['newcomer', PASSWORD],
    postsTo: '/anonApi/uaa/v1/login',
  },
  register: { path: '/uaa/register', usable: FORM, steps: ['load', 'type'], texts: ['15400000099'] },
  home: {
    path: '/user/identity_manage',
    account: 'demo',
    usable: { selector: '.recent-events li', count: 1, absent: 'main .ant-skeleton' },
    steps: ['load'],
  },
  // The seed gives this account 10,000 records (mock/_domain/seed/behavior.ts).
  record: {
    path: '/user/behavior_record',
    account: 'veteran',
    usable: { selector: '.behavior-event .ant-btn', count: 10, absent: '.behavior .ant-spin-spinning' },
    steps: ['load'],
  },
} as const satisfies Record<string, PortalPage>;

export type PortalPageName = keyof typeof PORTAL_PAGES;

/** The page that all others are measured by. */
export const FLOOR = 'floor';

/**
 * Everything that a run visits, the floor first.
 * @param portal the portal's origin and base path, without a slash at its end
 */
export function listVisited({ pages, urls }: Options, floor: string, portal: string): Visited[] {
  const own = pages.map((name): Visited => {
    const { path, ...page }: PortalPage = PORTAL_PAGES[name];
    return { name, url: portal + path, ...page };
  });
  const others = urls.map(
    ({ name, url }): Visited => ({
      name,
      url,
      usable: FORM,
      steps: ['load', 'type', 'submit'],
      texts: PORTAL_PAGES.signIn.texts,
    }),
  );
  return [{ name: FLOOR, url: floor, usable: FORM, steps: ['load'] }, ...own, ...others];
}
