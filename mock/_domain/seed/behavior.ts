/** The behavior record of an ordinary half year: 60 records of `demo`, 10,000 of `veteran`. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import type { BehaviorType } from '../../../src/contract';
import type { Device } from '../lib/device';
import type { BehaviorRecord } from '../store/records/behavior';

const machines: Device[] = [
  { ip: '203.0.113.7', place: 'place.beijing', device: 'desktop', os: 'Windows', browser: 'Edge' },
  { ip: '198.51.100.23', place: 'place.shanghai', device: 'mobile', os: 'Android', browser: 'Chrome' },
  { ip: '192.0.2.41', place: 'place.guangzhou', device: 'desktop', os: 'macOS', browser: 'Safari' },
];

const week: BehaviorType[] = [
  'LOGIN',
  'LOGOUT',
  'LOGIN_FAIL',
  'LOGIN',
  'APP_GRANT',
  'LOGIN',
  'LOGOUT',
  'PWD_CHANGE',
];

interface HalfYear {
  accountId: string;
  /** The prefix of the record ids. */
  prefix: string;
  records: number;
  /** Age of the newest record and distance between records, in ms. All are within 180 days. */
  since: number;
  spacing: number;
}

const halfYears: HalfYear[] = [
  { accountId: 'u-demo', prefix: 'b', records: 60, since: DAY, spacing: 2.9 * DAY },
  { accountId: 'u-veteran', prefix: 'v', records: 10_000, since: HOUR, spacing: 25 * MINUTE },
];

/** All records as of the time 0, created once: seeds differ only in the times of the records. */
let undated: BehaviorRecord[] | undefined;

/** Creates all records as of `at` (ms), newest first per account. */
export function createSeedBehavior(at: number): BehaviorRecord[] {
  undated ??= halfYears.flatMap((one) =>
    Array.from({ length: one.records }, (_, index) => recordOf(one, index)),
  );
  return undated.map((record) => ({ ...record, occurredAt: at + record.occurredAt }));
}

function recordOf({ accountId, prefix, since, spacing }: HalfYear, index: number) {
  const type = week[index % week.length] ?? 'LOGIN';
  const failed = type === 'LOGIN_FAIL';
  const { ip, place, device, os, browser } = machines[index % machines.length] as Device;
  const unevenness = spacing > HOUR ? (index % 9) * HOUR : (index % 9) * MINUTE;
  const record: BehaviorRecord = {
    id: `${prefix}-${index + 1}`,
    accountId,
    type,
    occurredAt: -since - index * spacing - unevenness,
    ip,
    place,
    device,
    os,
    browser,
    channel: type === 'LOGIN' || failed ? 1 : null,
    appName: type === 'APP_GRANT' ? 'demo-web' : null,
    actingAs: null,
    result: failed ? 'FAILURE' : 'SUCCESS',
    failReason: failed ? 'BAD_CREDENTIALS' : null,
    sessionId: failed ? null : `${prefix}-session-${index + 1}`,
    disowned: false,
  };
  return record;
}
