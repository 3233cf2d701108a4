/** Calls the API from Node with the cookies of the browser, without the page. */
import type { BrowserContext } from 'puppeteer';
import type { Envelope, LoginResult, Secret } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { seal } from '../../support/servers/seal';
import type { Person } from './people';

/** Makes an API call, named like 'POST /mock/faults', and returns `data`. */
export type Ask = <Data>(key: string, body?: object) => Promise<Data>;

/** Stores the cookies of a response in the browser context. */
async function storeCookies(context: BrowserContext, origin: string, response: Response): Promise<void> {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const separator = pair.indexOf('=');
    await context.setCookie({
      name: pair.slice(0, separator),
      value: pair.slice(separator + 1),
      domain: new URL(origin).hostname,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    });
  }
}

/**
 * Calls an endpoint, named like 'POST /mock/faults', and returns the envelope of the response.
 * Throws if the response is not JSON.
 */
export async function callApi<Data>(
  context: BrowserContext,
  origin: string,
  key: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Envelope<Data>> {
  const [method, path] = key.split(' ');
  const isForm = body instanceof FormData;
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const response = await fetch(origin + path, {
    method,
    headers: {
      cookie: cookies.join('; '),
      ...(!isForm && { 'content-type': 'application/json' }),
      'x-requested-with': 'portal',
      ...headers,
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  await storeCookies(context, origin, response);
  return response.json() as Promise<Envelope<Data>>;
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
