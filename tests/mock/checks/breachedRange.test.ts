import { createHash } from 'node:crypto';
import { BREACHED_RANGE_STEP } from '../../../src/constants';
import { runPortal } from '../portal';

const newBrowser = runPortal();

const BREACHED = 'Dragon123!';

function split(password: string): { prefix: string; suffix: string } {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  return { prefix: hash.slice(0, 5), suffix: hash.slice(5) };
}

const list = (prefix: string) => newBrowser().call('breachedRange', { query: { prefix } });

test.each(['Demo-2026-pass', ' Dragon123!', 'DRAGON123!'])('does not list %j', async (password) => {
  const { prefix, suffix } = split(password);
  expect((await list(prefix)).data).not.toContain(suffix);
});

test('returns lists of one size and form, in which the known hash has no place of its own', async () => {
  const { prefix, suffix } = split(BREACHED);
  const [known, empty] = [await list(prefix), await list('00000')];
  for (const { status, data, headers } of [known, empty]) {
    expect([status, data.length, new Set(data).size]).toEqual([
      200,
      BREACHED_RANGE_STEP,
      BREACHED_RANGE_STEP,
    ]);
    expect(data.filter((one) => !/^[0-9A-F]{35}$/.test(one))).toEqual([]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
  expect(known.data).toEqual([...known.data].sort());
  const again = await list(prefix);
  expect(again.data.filter((one) => known.data.includes(one))).toEqual([suffix]);
});
