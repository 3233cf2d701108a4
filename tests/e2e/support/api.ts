/** Calls the API from Node with the cookies of the browser, without the page. */
import type { BrowserContext } from 'puppeteer';
import type { Envelope, LoginResult, Secret } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { seal } from '../../support/servers/seal';
import type { Person } from './people';

/** Makes an API call, named like 'POST /mock/faults', and returns `data`. */
export type Ask = <Data>(key: string, body?: object) => Promise<Data>;

/** Sends an API call with these cookies; returns the response and the cookies that it sets. */
async function send(
  origin: string,
  key: string,
  cookies: Iterable<readonly [name: string, value: string]>,
  body?: object,
  headers: Record<string, string> = {},
) {
  const [method, path] = key.split(' ');
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(!isForm && { 'content-type': 'application/json' }),
      'x-requested-with': 'portal',
      ...headers,
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const newCookies = response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return [name, value] as const;
  });
  return { response, newCookies };
}

/**
 * Calls an endpoint, named like 'POST /mock/faults', with the cookies of the browser, and returns the envelope of the
 * response. Throws if the response is not JSON.
 */
export async function callApi<Data>(
  context: BrowserContext,
  origin: string,
  key: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Envelope<Data>> {
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value] as const);
  const { response, newCookies } = await send(origin, key, cookies, body, headers);
  const { hostname } = new URL(origin);
  for (const [name, value] of newCookies) {
    await context.setCookie({ name, value, domain: hostname, path: '/', httpOnly: true, sameSite: 'Lax' });
  }
  return response.json() as Promise<Envelope<Data>>;
}

/** Returns a function that makes API calls with cookies of its own, as another browser does. */
export function makeOtherBrowser(origin: string): Ask {
  const cookies = new Map<string, string>();
  return async <Data>(key: string, body?: object): Promise<Data> => {
    const { response, newCookies } = await send(origin, key, cookies, body);
    for (const [name, value] of newCookies) cookies.set(name, value);
    return ((await response.json()) as Envelope<Data>).data;
  };
}

/** Signs in by password; returns null if the portal refuses it. `keep`: the session does not end when it is idle. */
export async function submitPassword(
  visitor: { reads: Ask },
  { account, password, userType = 'person' }: Person,
  keep?: true,
): Promise<LoginResult | null> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const body = { userType, account, password: seal(secret, password), secretId: secret.id, keep };
  return visitor.reads<LoginResult | null>(`${endpoints.login}?channelCode=1`, body);
}
