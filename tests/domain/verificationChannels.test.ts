/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */

import { findChannel, verificationChannels } from '@/domain/verificationChannels';
import { toChannelPath } from '@/utils/routing/paths';
import routes, { flattenRoutes } from '../../config/routes';
import { createSeed } from '../../mock/_domain/seed/seed';
import { languages, messagesOf } from '../contract/sources';
import { specifiedRoutes } from '../contract/specification';
import { tableRows } from '../contract/tables';

const names = verificationChannels.map(({ name }) => name);
const each = verificationChannels.map((channel) => [channel.name, channel] as const);

it('has each channel of the specification once', () => {
  const specified = specifiedRoutes.filter((path) => path.startsWith('/user/verification/'));
  expect(specified).toHaveLength(7);
  expect(names.map(toChannelPath)).toEqual(expect.arrayContaining([...specified]));
  expect(names).toEqual([...new Set(names)]);
});

it('raises to the level that the specification defines', () => {
  const rows = tableRows('docs/specification.md', 'address under /user/verification');
  expect(Object.fromEntries(each.map(([name, { raisesTo }]) => [name, `L${raisesTo}`]))).toMatchObject(
    Object.fromEntries(rows),
  );
});

it('finds a channel only by its name', () => {
  for (const channel of verificationChannels) expect(findChannel(channel.name)).toBe(channel);
  for (const name of ['', 'faceVerify', 'gonganverify', 'length', '__proto__', 'find']) {
    expect(findChannel(name)).toBeUndefined();
  }
});

describe.each(each)('%s', (name, { fields, ...channel }) => {
  it.each(languages)('has its four texts in %s', (language) => {
    const words: Record<string, string | undefined> = messagesOf(language);
    const keys = [
      `identity.channel.${name}`,
      ...['needs', 'notice', 'consent'].map((text) => `verification.${name}.${text}`),
    ];
    expect(keys.filter((key) => !/\S/.test(words[key] ?? ''))).toEqual([]);
  });

  it('has one page with its name as title', () => {
    const pages = flattenRoutes(routes).filter(({ path }) => path === toChannelPath(name));
    expect(pages.map(({ title }) => title)).toEqual([`identity.channel.${name}`]);
  });

  it('has each field once, and a code if and only if it has a mobile number', () => {
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.some((field) => field === 'code')).toBe(fields.some((field) => field === 'mobile'));
    expect(fields.length === 0).toBe('redirectsToProvider' in channel);
  });

  it('has one record with the compared fields for every seeded account', () => {
    const { accounts, registryRecords } = createSeed(0);
    const records = registryRecords.filter((record) => record.channel === name);
    const compared = fields.filter((field) => field !== 'code');
    for (const { idNo, idType, name: person } of accounts) {
      const [record, ...more] = records.filter((one) => one.idNo === idNo);
      expect(record).toMatchObject({ idType, name: person });
      expect(more).toEqual([]);
      expect(Object.keys(record?.fields ?? {}).sort()).toEqual(
        'redirectsToProvider' in channel ? ['subject'] : [...compared].sort(),
      );
    }
  });
});
