/** The route table as a list of addresses to visit, for the journeys and for `npm run pictures`. */
import routes, { type PortalRoute } from '../../../../config/routes';
import templateRoutes from '../../../../config/templateRoutes';
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { bossHere, demo, newcomer, type Person, weak } from '../people';

export interface Screen {
  address: string;
  title: MessageKey;
  /** Who sees it: members' pages and the guides have nothing to show without somebody. */
  person?: Person;
}

/** Somebody's company and what it has authorized, in the seed. */
const ROLE = 'r-boss-1';
const AUTHORIZATION = 'ca-1';
const SPACE = '/user/role_manage/:id/role_space';

/** Addresses for paths with wildcards, and for pages that show one record. */
const SAMPLES: Record<string, string> = {
  '/*': '/no/such/page',
  '/user/info_manage/address_manage/modify': '/user/info_manage/address_manage/modify?id=address-1',
  '/user/appeal/detail': '/user/appeal/detail?id=appeal-1',
  [`${SPACE}/letter`]: `${SPACE}/letter?id=${AUTHORIZATION}`,
  [`${SPACE}/role_authorize/modify_authorize`]: `${SPACE}/role_authorize/modify_authorize?id=${AUTHORIZATION}`,
};
/** For whom a page outside the members' part has something to show. */
const PEOPLE: Record<string, Person> = { '/uaa/modifyPwdGuide': weak, '/uaa/bindMobileGuide': newcomer };

/** Whose page it is. */
const getOwner = (path: string): Person => (path.startsWith(SPACE) ? bossHere : demo);

function screensOf(list: readonly PortalRoute[], inside = false): Screen[] {
  return list.flatMap(({ path, component, access, title, routes: below }) => {
    const member = inside || access === 'member';
    if (below) return screensOf(below, member);
    if (!component) return [];
    return [
      {
        address: (SAMPLES[path] ?? path).replace(':id', ROLE),
        title: title as MessageKey,
        person: PEOPLE[path] ?? (member ? getOwner(path) : undefined),
      },
    ];
  });
}

/** These lead on by themselves where nothing waits for them; they have journeys of their own. */
const LEADING_ON = ['/uaa/logout', '/uaa/authGuide', '/uaa/autoAuth'];

/** Every page of the table that stays. */
export const screens = screensOf(routes).filter(({ address }) => !LEADING_ON.includes(address));

/** The legacy template's screens, which only some builds have. */
export const templateScreens = screensOf(templateRoutes, true);
