/** The route table as a list of addresses to visit, for the journeys and for `npm run pictures`. */
import routes, { type PortalRoute } from '../../../../config/routes';
import templateRoutes from '../../../../config/templateRoutes';
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { bossHere, demo, newcomer, type Person, weak } from '../people';

export interface Screen {
  address: string;
  title: MessageKey;
  /** The person who opens the page; without a session, members' pages and guides are empty. */
  person?: Person;
}

/** A role in a company and an authorization of that company, in the seed. */
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
/** The persons for whom pages outside the members' area have content. */
const PEOPLE: Record<string, Person> = { '/uaa/modifyPwdGuide': weak, '/uaa/bindMobileGuide': newcomer };

/** The person who opens a members' page. */
const getOwner = (path: string): Person => (path.startsWith(SPACE) ? bossHere : demo);

function screensOf(list: readonly PortalRoute[], isMemberArea = false): Screen[] {
  return list.flatMap(({ path, component, access, title, routes: below }) => {
    const isMember = isMemberArea || access === 'member';
    if (below) return screensOf(below, isMember);
    if (!component) return [];
    return [
      {
        address: (SAMPLES[path] ?? path).replace(':id', ROLE),
        title: title as MessageKey,
        person: PEOPLE[path] ?? (isMember ? getOwner(path) : undefined),
      },
    ];
  });
}

/** Pages that redirect immediately if nothing is pending; other journeys test them. */
const REDIRECTING_PAGES = ['/uaa/logout', '/uaa/authGuide', '/uaa/autoAuth'];

/** Every page of the route table that does not redirect. */
export const screens = screensOf(routes).filter(({ address }) => !REDIRECTING_PAGES.includes(address));

/** The legacy template's screens, which only some builds contain. */
export const templateScreens = screensOf(templateRoutes, true);
