/** The facts of a record that need more than the server's own words. */

import { StatusTag } from '@/components/StatusTag';
import type { LOGIN_CHANNEL } from '@/constants';
import type { BehaviorRow } from '@/contract';
import type { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

type T = ReturnType<typeof useT>;

type LoginChannelCode = (typeof LOGIN_CHANNEL)[keyof typeof LOGIN_CHANNEL];

/** By login channel (specification, section 4): a new channel does not compile until it has its words here. */
const channelMessages: Record<LoginChannelCode, MessageKey> = {
  1: 'behavior.channel.1',
  2: 'behavior.channel.2',
  3: 'behavior.channel.3',
  5: 'behavior.channel.5',
  31: 'behavior.channel.31',
  32: 'behavior.channel.32',
};

const isChannel = (channel: number): channel is LoginChannelCode => Object.hasOwn(channelMessages, channel);

/** The way of signing in; '' for other events. A certificate has no channel, an application none of its own. */
export function describeChannel({ type, channel, appName }: BehaviorRow, t: T): string {
  if (channel !== null) return isChannel(channel) ? t(channelMessages[channel]) : t('behavior.unknown');
  const isSignIn = type === 'LOGIN' || type === 'LOGIN_FAIL';
  return isSignIn && appName === null ? t('behavior.channel.certificate') : '';
}

/** Browser, system and kind of machine, as far as they are known. */
export const describeDevice = ({ browser, os, device }: BehaviorRow, t: T): string =>
  [browser, os, t(`behavior.device.${device}`)].filter(Boolean).join(' · ');

/** For whom it was done; '' for oneself. */
export const describeCompany = ({ actingAs }: BehaviorRow, t: T): string =>
  actingAs === null ? '' : t('behavior.for', { company: actingAs });

/** Whether the session the record belongs to is still there. */
export const describeSession = ({ session }: BehaviorRow, t: T): string =>
  t(`behavior.session.${session ?? 'none'}`);

/** Whether something went wrong that the owner should see at a glance. */
export const isFailure = ({ result }: Pick<BehaviorRow, 'result'>): boolean => result === 'FAILURE';

/** The result of the recorded event. */
export const RecordResult = ({ result, t }: Pick<BehaviorRow, 'result'> & { t: T }) => (
  <StatusTag meaning={isFailure({ result }) ? 'error' : 'success'}>
    {t(`behavior.result.${result}`)}
  </StatusTag>
);
