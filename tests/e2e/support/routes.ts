/** The route table as a list of addresses to visit. */
import routes, { type PortalRoute } from '../../../config/routes';
import type { MessageKey } from '../../../src/locales/zh-CN/index';

export interface Screen {
  address: string;
  title: MessageKey;
  member: boolean;
}

/** Addresses for paths with parameters or wildcards. */
const SAMPLES: Record<string, string> = { '/*': '/no/such/page' };

function screensOf(list: PortalRoute[], inside = false): Screen[] {
  return list.flatMap(({ path, component, access, title, routes: below }) => {
    const member = inside || access === 'member';
    if (below) return screensOf(below, member);
    if (!component) return [];
    return [{ address: SAMPLES[path] ?? path, title: title as MessageKey, member }];
  });
}

/** Every page of the table. Signing out leads away from itself, so it has journeys of its own. */
export const screens = screensOf(routes).filter(({ address }) => address !== '/uaa/logout');
