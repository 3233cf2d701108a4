/** @jest-environment node */
import { readFields } from '../../../mock/_domain/forms/fields';
import { createSeed } from '../../../mock/_domain/seed/seed';
import { checkers, takesDocument } from '../../../mock/_domain/verification/registries';
import { getLevelAfter } from '../../../src/domain/identityLevels';
import { findChannel } from '../../../src/domain/verificationChannels';
import { checkName } from '../../../src/validation/details';
import { checkIdNumber } from '../../../src/validation/documents';
import { runPortal } from '../portal';

// The registries read days by the portal's clock.
runPortal();

const at = Date.UTC(2026, 0, 15);

test('a registry has one record of a person, and no two people share what it gave them', () => {
  const { registryRecords } = createSeed(at);
  const ids = registryRecords.map(({ channel, idNo }) => `${channel} ${idNo}`);
  expect(ids).toEqual([...new Set(ids)]);
  for (const field of ['fundAccount', 'cardNo', 'fileNo', 'bankCardNo', 'licenceNo'] as const) {
    const given = registryRecords.flatMap(({ fields }) => fields[field] ?? []);
    expect(given.length).toBeGreaterThan(0);
    expect(given).toEqual([...new Set(given)]);
  }
});

test('what a registry knows can be typed: its own form takes it as it stands', () => {
  for (const { channel, fields, ...person } of createSeed(at).registryRecords) {
    expect([checkName(person.name), checkIdNumber(person.idType, person.idNo)]).toEqual([null, null]);
    const { subject: _, ...own } = fields;
    const typed = { ...own, ...(own.mobile && { region: '+86' }) };
    expect(readFields(typed, checkers[channel](typed))).toEqual(typed);
    expect(own.mobile ?? '15400000000').toMatch(/^1540000\d{4}$/);
  }
});

test('people without an account are known as well, a foreigner and a name with a dot among them', () => {
  const { accounts, registryRecords } = createSeed(at);
  const strangers = registryRecords.filter(({ idNo }) => !accounts.some((one) => one.idNo === idNo));
  expect([...new Set(strangers.map(({ name }) => name))]).toEqual(['测试·人', 'TEST PERSON']);
  for (const stranger of strangers) {
    expect(takesDocument(stranger.channel, stranger)).toBe(
      stranger.channel !== 'gonganVerify' || stranger.idType === 'RESIDENT_ID',
    );
  }
});

test('each verified account has the query by which it reached its level, and no other account has one', () => {
  const { accounts, verifications } = createSeed(at);
  for (const { id, level, verifiedAt, verifiedBy } of accounts) {
    const own = verifications.filter(({ accountId }) => accountId === id);
    expect(own).toHaveLength(level === 1 ? 0 : 1);
    const [query] = own;
    if (!query) continue;
    const channel = findChannel(verifiedBy ?? '');
    if (!channel) throw new Error(`${id} was verified by no channel`);
    expect(query).toMatchObject({
      channel: verifiedBy,
      state: 'MATCHED',
      endedAt: verifiedAt,
      levelAfter: level,
    });
    expect(getLevelAfter(query.levelBefore, [], channel)).toBe(level);
    expect([query.claim, query.answers, query.spent]).toEqual([null, null, true]);
  }
});
