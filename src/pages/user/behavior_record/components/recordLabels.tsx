/** Texts of a record that the response does not contain. */

import { StatusTag } from '@/components/Status/StatusTag';
import { LOGIN_CHANNEL } from '@/constants';
import type { BehaviorRow } from '@/contract';
import type { T } from '@/hooks/useT';

type LoginChannelCode = (typeof LOGIN_CHANNEL)[keyof typeof LOGIN_CHANNEL];

/** Whether the portal knows the login channel (specification, section 4). A server may send a newer one. */
const isChannel = (channel: number): channel is LoginChannelCode =>
  Object.values<number>(LOGIN_CHANNEL).includes(channel);

/**
 * Returns the sign-in channel; '' for other events. Certificates have no channel, and applications do not have their
 * own.
 */
export function describeChannel({ type, channel, appName }: BehaviorRow, t: T): string {
  if (channel !== null) return t(isChannel(channel) ? `behavior.channel.${channel}` : 'behavior.unknown');
  const isSignIn = type === 'LOGIN' || type === 'LOGIN_FAIL';
  return isSignIn && appName === null ? t('behavior.channel.certificate') : '';
}

/** Returns browser, operating system and kind of device, as far as known. */
export const describeDevice = ({ browser, os, device }: BehaviorRow, t: T): string =>
  [browser, os, t(`behavior.device.${device}`)].filter(Boolean).join(' · ');

/** Returns the company in whose name the user acted; '' if none. */
export const describeCompany = ({ actingAs }: BehaviorRow, t: T): string =>
  actingAs === null ? '' : t('behavior.for', { company: actingAs });

/** Returns the status of the record's session. */
export const describeSession = ({ session }: BehaviorRow, t: T): string =>
  t(`behavior.session.${session ?? 'none'}`);

/** Whether to highlight the record as a failure. */
export const isFailure = ({ result }: Pick<BehaviorRow, 'result'>): boolean => result === 'FAILURE';

/** The result of the recorded event. */
export const RecordResult = ({ result, t }: Pick<BehaviorRow, 'result'> & { t: T }) => (
  <StatusTag meaning={isFailure({ result }) ? 'error' : 'success'}>
    {t(`behavior.result.${result}`)}
  </StatusTag>
);
