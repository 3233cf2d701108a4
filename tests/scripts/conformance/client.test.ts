import { Visitor } from '../../../scripts/conformance/client';
import { Server } from '../../../scripts/conformance/server';
import { serve } from './servers';
import { settingsFor } from './settings';

const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT';
const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';

it.each([
  ['id=new; Path=/', 'new'],
  [`id=new; Expires=${FUTURE}`, 'new'],
  [`id=new; Max-Age=60; Expires=${PAST}`, 'new'],
  [`id=deleted; expires=${PAST}; Path=/`, undefined],
  ['id=deleted; Max-Age=0', undefined],
  ['id=deleted; Max-Age=-1', undefined],
  ['id=; Path=/', undefined],
])('stores or deletes the cookie as a browser does: %s', async (line, value) => {
  const origin = await serve((_req, res) => res.setHeader('Set-Cookie', line).end('{}'));
  const visitor = new Visitor(new Server(settingsFor(origin)));
  visitor.cookies.set('id', 'old');
  await visitor.send('GET', '/');
  expect(visitor.cookies.get('id')).toBe(value);
});
