/** The route table as a list of addresses to visit. */
import routes, { type PortalRoute } from '../../../config/routes';
import type { MessageKey } from '../../../src/locales/zh-CN/index';
import { demo, newcomer, type Person, weak } from './people';

export interface Screen {
  address: string;
  title: MessageKey;
  /** Who sees it: members' pages and the guides have nothing to show without somebody. */
  person?: Person;
}

/** Addresses for paths with parameters or wildcards. */
const SAMPLES: Record<string, string> = { '/*': '/no/such/page' };
/** For whom a page outside the members' part has something to show. */
const PEOPLE: Record<string, Person> = { '/uaa/modifyPwdGuide': weak, '/uaa/bindMobileGuide': newcomer };

function screensOf(list: readonly PortalRoute[], inside = false): Screen[] {
  return list.flatMap(({ path, component, access, title, routes: below }) => {
    const member = inside || access === 'member';
    if (below) return screensOf(below, member);
    if (!component) return [];
    return [
      {
        address: SAMPLES[path] ?? path,
        title: title as MessageKey,
        person: PEOPLE[path] ?? (member ? demo : undefined),
      },
    ];
  });
}

/** These lead on by themselves where nothing waits for them; they have journeys of their own. */
const LEADING_ON = ['/uaa/logout', '/uaa/authGuide', '/uaa/autoAuth'];

/** Every page of the table that stays. */
export const screens = screensOf(routes).filter(({ address }) => !LEADING_ON.includes(address));
