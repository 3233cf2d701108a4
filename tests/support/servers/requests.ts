/** Set-up of the tests of the request wrapper: a server, a window and the shown notices. */

import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { clearCache } from '@/utils/http/cache';
import type { RequestOptions } from '@/utils/http/client';
import type { HttpError } from '@/utils/http/httpErrors';
import { request } from '@/utils/http/request';
import { type NoticeMessage, setNoticeSink } from '@/utils/notice';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { openWindow } from '../fakes/fakeWindow';
import { visits } from '../fakes/umi';
import { startApi } from './apiServer';

/** Options of the sign-in page's request, which is a write. */
export const signIn = {
  query: { channelCode: 1 },
  body: { userType: 'person', account: 'demo', password: 'p' },
} as const;

export type Api = Awaited<ReturnType<typeof startApi>>;

/** Starts an API for a test file and collects the notices. `api` is undefined until the tests run. */
export function setUp() {
  const setup = { api: undefined as unknown as Api, notices: [] as NoticeMessage[] };

  beforeAll(async () => {
    openWindow();
    setNoticeSink((notice) => setup.notices.push(notice));
    setup.api = await startApi();
  });
  beforeEach(() => {
    openWindow();
    clearCache();
    allowHosts([]);
    visits.length = 0;
    setup.notices.length = 0;
    jest.clearAllMocks();
  });
  afterAll(() => setup.api.close());
  return setup;
}

/** Returns the error with which a promise rejects, typed as HttpError; it may be another error without those fields. */
export async function failure(promise: Promise<unknown>): Promise<HttpError> {
  return promise.then(
    () => {
      throw new Error('The promise resolved, but should have rejected.');
    },
    (error: HttpError) => error,
  );
}

/** Sends a request to an endpoint, given by its name, by the request wrapper. */
export const call = (name: EndpointName, options?: RequestOptions) => request(endpoints[name], options);
