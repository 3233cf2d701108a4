/** Sixty records of an ordinary half year. */
import { DAY, HOUR } from '../../src/constants';
import type { BehaviourRecord, BehaviourType } from './behaviour';
import type { Device } from './device';

const RECORDS = 60;
/** Within the 180 days that can be looked up. */
const SPACING = 2.9 * DAY;

const machines: Device[] = [
  { ip: '203.0.113.7', place: 'place.beijing', device: 'desktop', os: 'Windows', browser: 'Edge' },
  { ip: '198.51.100.23', place: 'place.shanghai', device: 'mobile', os: 'Android', browser: 'Chrome' },
  { ip: '192.0.2.41', place: 'place.guangzhou', device: 'desktop', os: 'macOS', browser: 'Safari' },
];

const week: BehaviourType[] = [
  'LOGIN',
  'LOGOUT',
  'LOGIN_FAIL',
  'LOGIN',
  'APP_GRANT',
  'LOGIN',
  'LOGOUT',
  'PWD_CHANGE',
];

/** Records of one account ending a day before `at` (ms), the newest first. */
export function seedBehaviour(accountId: string, at: number): BehaviourRecord[] {
  return Array.from({ length: RECORDS }, (_, index) => {
    const type = week[index % week.length] ?? 'LOGIN';
    const failed = type === 'LOGIN_FAIL';
    const machine = machines[index % machines.length] as Device;
    return {
      id: `b-${index + 1}`,
      accountId,
      type,
      occurredAt: at - DAY - index * SPACING - (index % 9) * HOUR,
      ...machine,
      channel: type === 'LOGIN' || failed ? 1 : null,
      appName: type === 'APP_GRANT' ? 'demo-web' : null,
      actingAs: null,
      result: failed ? 'FAILURE' : 'SUCCESS',
      failReason: failed ? 'BAD_CREDENTIALS' : null,
    };
  });
}
