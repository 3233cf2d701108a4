/** Signs the same person in with other browsers. */
import type { LoginResult, PortalSession, Secret } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { seal } from '../../../support/seal';
import type { Person } from '../people';
import type { Visitor } from '../visitor';

/** Passes a step-up by password through API calls. */
export async function confirmsBeside(visitor: Visitor, { password }: Person): Promise<void> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const value = seal(secret, password);
  await visitor.reads(endpoints.stepUp, { method: 'password', value, secretId: secret.id });
}

/** Signs the person in from Node with separate cookies; the visitor's browser is not affected. */
export async function isInElsewhere({ origin }: Visitor, { account, password }: Person): Promise<void> {
  const cookies = new Map<string, string>();
  const ask = async <Data>(key: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(origin + path, {
      method: key.split(' ')[0],
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-requested-with': 'portal',
      },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return ((await response.json()) as { data: Data }).data;
  };
  const pathOf = (key: string) => key.split(' ')[1] ?? '';
  const secret = await ask<Secret>(endpoints.secret, pathOf(endpoints.secret));
  const body = { userType: 'person', account, password: seal(secret, password), secretId: secret.id };
  const result = await ask<LoginResult | null>(
    endpoints.login,
    `${pathOf(endpoints.login)}?channelCode=1`,
    body,
  );
  if (!result) throw new Error(`The portal refused ${account}.`);
}

/** The person's sessions, as the API returns them. */
export const sessionsOf = (visitor: Visitor) => visitor.reads<PortalSession[]>(endpoints.sessions);
