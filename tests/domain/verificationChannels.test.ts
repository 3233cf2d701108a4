/** @jest-environment node */

import { findChannel, verificationChannels } from '@/domain/verificationChannels';
import { toChannelPath } from '@/utils/routing/paths';
import { idTypes } from '@/validation/documents';
import routes, { type PortalRoute } from '../../config/routes';
import { createSeed } from '../../mock/_domain/seed/seed';
import { checkers } from '../../mock/_domain/verification/registries';
import { languages, messagesOf } from '../contract/sources';
import { specifiedRoutes } from '../contract/specification';
import { tableRows } from '../contract/tables';

const names = verificationChannels.map(({ name }) => name);
const each = verificationChannels.map((channel) => [channel.name, channel] as const);

const flatten = (list: readonly PortalRoute[]): PortalRoute[] =>
  list.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

test('they are the seven of the specification, each once', () => {
  const specified = specifiedRoutes.filter((path) => path.startsWith('/user/verification/'));
  expect(names.map(toChannelPath).sort()).toEqual([...specified].sort());
  expect(new Set(names).size).toBe(7);
});

test('each raises to the level of the specification', () => {
  const rows = tableRows('docs/specification.md', 'address under /user/verification');
  expect(Object.fromEntries(rows.map(([name, , level]) => [name, level]))).toEqual(
    Object.fromEntries(each.map(([name, { raisesTo }]) => [name, `L${raisesTo}`])),
  );
});

test('one is found by its name, and by nothing else', () => {
  for (const channel of verificationChannels) expect(findChannel(channel.name)).toBe(channel);
  for (const name of ['', 'faceVerify', 'gonganverify', 'length', '__proto__', 'find']) {
    expect(findChannel(name)).toBeUndefined();
  }
});

describe.each(each)('%s', (name, { fields, idTypes: documents, minutes, ...channel }) => {
  test.each(languages)('has its four texts in %s', (language) => {
    const words: Record<string, string | undefined> = messagesOf(language);
    const keys = [
      `identity.channel.${name}`,
      ...['needs', 'notice', 'consent'].map((text) => `verification.${name}.${text}`),
    ];
    expect(keys.filter((key) => !/\S/.test(words[key] ?? ''))).toEqual([]);
  });

  test('has a page with its name as title, and no address twice', () => {
    const pages = flatten(routes).filter(({ path }) => path === toChannelPath(name));
    expect(pages.map(({ title }) => title)).toEqual([`identity.channel.${name}`]);
  });

  test('asks for documents that exist, each once, and takes a moment', () => {
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter((type) => !idTypes.includes(type))).toEqual([]);
    expect(new Set(documents).size).toBe(documents.length);
    expect(minutes).toBeGreaterThan(0);
  });

  test('asks for each field once; a code goes to a number; only what leaves the portal asks for none', () => {
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.some((field) => field === 'code')).toBe(fields.some((field) => field === 'mobile'));
    expect(fields.length === 0).toBe('leaves' in channel);
  });

  test('its registry reads what the form asks for, and nothing else', () => {
    const read = Object.keys(checkers[name]({})).filter((field) => field !== 'region');
    expect(read.sort()).toEqual(fields.filter((field) => field !== 'code').sort());
  });

  test('its registry knows everybody of the seed, once, in the fields it compares', () => {
    const { accounts, registryRecords } = createSeed(0);
    const records = registryRecords.filter((record) => record.channel === name);
    const compared = Object.keys(checkers[name]({})).filter((field) => field !== 'region');
    for (const { idNo, idType, name: person } of accounts) {
      const [record, ...more] = records.filter((one) => one.idNo === idNo);
      expect(record).toMatchObject({ idType, name: person });
      expect(more).toEqual([]);
      expect(Object.keys(record?.fields ?? {}).sort()).toEqual(
        'leaves' in channel ? ['subject'] : compared.sort(),
      );
    }
  });
});
