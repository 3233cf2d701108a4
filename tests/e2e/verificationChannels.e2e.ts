/** The channels of /user/verification: each with a matching record and with a mismatch. */
import { type ChannelName, verificationChannels } from '../../src/domain/verificationChannels';
import { recordsOf } from './support/journeys/behavior';
import { consents, fillsRecord, levelOf, pageOf, statusOf } from './support/journeys/verification';
import { newcomer } from './support/people';
import { someOf } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, resetPortal } from './support/setup';

beforeEach(resetPortal);

/** A value for each channel that is well-formed but belongs to another person's record. */
const OTHERS: Record<Exclude<ChannelName, 'alipayVerify'>, Record<string, string>> = {
  gonganVerify: { idFrom: '2019-02-03' },
  providentFundVerify: { fundAccount: 'GJJ99999999' },
  socialSecurityCardVerify: { cardNo: 'Z99999999' },
  telecomOperatorsVerify: { carrier: 'CTCC' },
  driverLicenseVerify: { fileNo: '440199999999' },
  bankCardVerify: { bankCardNo: '6228480000000000992' },
};

/**
 * All channels share one screen: `npm test` includes one; tests/mock/verification covers the checks of the others, and
 * tests/pages/user/verification/channel/fields/ChannelFields.test.tsx their fields.
 */
const channels = someOf(
  verificationChannels.filter((one) => !('redirectsToProvider' in one)),
  verificationChannels.length,
);

describe.each(channels)('$name', ({ name, raisesTo }) => {
  // tests/pages/user/verification covers a registry that is down.
  test('shows a mismatch, then a successful verification', async () => {
    const visitor = await aMember(newcomer);
    await visitor.opens(pageOf(name));
    await visitor.sees(`verification.${name}.needs`);
    await consents(visitor);
    await visitor.presses('verification.submit');
    await visitor.getFieldError('name');
    expect(await findings(visitor)).toEqual([]);
    await fillsRecord(visitor, name, OTHERS[name as keyof typeof OTHERS]);
    await visitor.presses('verification.submit');
    await visitor.sees('verification.result.mismatched');
    await visitor.sees('verification.tries', { left: 4 });
    expect(await findings(visitor)).toEqual([]);
    expect(await levelOf(visitor)).toBe(1);
    expect((await recordsOf(visitor, 'VERIFY'))[0]).toMatchObject({ result: 'FAILURE' });

    // The typed values are still there, in memory only.
    await visitor.presses('common.retry', 'link');
    await visitor.waitsForFocus('name');
    const { idNo } = await visitor.reads<{ idNo: string }>('GET /mock/registry');
    expect(await visitor.valueOf('idNo')).toBe(idNo);
    expect(await storedBy(visitor)).not.toContain(idNo);
    await visitor.reads('POST /mock/clock', { advanceMs: 60_000 });
    await fillsRecord(visitor, name);
    await visitor.presses('verification.submit');
    await visitor.sees('verification.result.raised');
    if (raisesTo === 2)
      await visitor.sees('verification.result.oneMore', { level: visitor.says('identity.level.3') });
    await visitor.sees('verification.result.levels', {
      before: visitor.says('identity.level.1'),
      after: visitor.says(`identity.level.${raisesTo}`),
    });
    expect(await levelOf(visitor)).toBe(raisesTo);
    expect((await recordsOf(visitor, 'LEVEL_UP'))[0]).toMatchObject({ result: 'SUCCESS' });
    expect((await statusOf(visitor, name)).triesLeft).toBe(3);
  });
});
