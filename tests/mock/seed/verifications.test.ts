import * as v from 'valibot';
import { createSeed } from '../../../mock/_domain/seed/seed';
import { takesDocument } from '../../../mock/_domain/verification/registries';
import { verificationRequests } from '../../../src/contract/requests/verification';
import { getLevelAfter } from '../../../src/domain/identityLevels';
import { findChannel } from '../../../src/domain/verificationChannels';
import { checkName } from '../../../src/validation/details';
import { checkIdNumber } from '../../../src/validation/documents';

const { startVerification } = verificationRequests;
const at = Date.UTC(2026, 0, 15);

it('contains one record of a person per registry, and no number of two people', () => {
  const { registryRecords } = createSeed(at);
  const ids = registryRecords.map(({ channel, idNo }) => `${channel} ${idNo}`);
  expect(ids).toEqual([...new Set(ids)]);
  for (const field of ['fundAccount', 'cardNo', 'fileNo', 'bankCardNo', 'licenceNo'] as const) {
    const given = registryRecords.flatMap(({ fields }) => fields[field] ?? []);
    expect(given.length).toBeGreaterThan(0);
    expect(given).toEqual([...new Set(given)]);
  }
});

it('contains only values that the form of the channel accepts', () => {
  for (const { channel, fields, ...person } of createSeed(at).registryRecords) {
    expect([checkName(person.name), checkIdNumber(person.idType, person.idNo)]).toEqual([null, null]);
    const { subject: _, ...own } = fields;
    const head = { channel, level: 1, consent: true, ...person };
    const query = { ...head, ...own, ...(own.mobile && { region: '+86', code: '000000' }) };
    expect(v.parse(startVerification.body, query)).toEqual(query);
    expect(own.mobile ?? '15400000000').toMatch(/^1540000\d{4}$/);
  }
});

it('contains people without an account, among them a foreigner and a name with a dot', () => {
  const { accounts, registryRecords } = createSeed(at);
  const strangers = registryRecords.filter(({ idNo }) => !accounts.some((one) => one.idNo === idNo));
  expect([...new Set(strangers.map(({ name }) => name))]).toEqual(['测试·人', 'TEST PERSON']);
  for (const stranger of strangers) {
    expect(takesDocument(stranger.channel, stranger)).toBe(
      stranger.channel !== 'gonganVerify' || stranger.idType === 'RESIDENT_ID',
    );
  }
});

it('contains only the query by which each verified account reached its level', () => {
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
