/** The behaviour record: what happened to an account, when, from where. */
import { randomUUID } from 'node:crypto';
import { now } from './clock';
import type { Device } from './device';
import { portal } from './state';

export type BehaviourType =
  | 'LOGIN'
  | 'LOGIN_FAIL'
  | 'LOGOUT'
  | 'REGISTER'
  | 'ACTIVATE'
  | 'PWD_CHANGE'
  | 'PWD_RESET'
  | 'UNFREEZE'
  | 'APPEAL'
  | 'BIND'
  | 'MOBILE_CHANGE'
  | 'VERIFY'
  | 'LEVEL_UP'
  | 'APP_GRANT';

export interface BehaviourRecord extends Device {
  id: string;
  accountId: string;
  type: BehaviourType;
  occurredAt: number;
  /** Login channel code, where the event is a sign-in. */
  channel: number | null;
  appName: string | null;
  /** Role id, where the person acted for a company. */
  actingAs: string | null;
  result: 'SUCCESS' | 'FAILURE';
  failReason: string | null;
}

type Optional = 'channel' | 'appName' | 'actingAs' | 'result' | 'failReason';
export type BehaviourEvent = Pick<BehaviourRecord, 'accountId' | 'type'> &
  Partial<Pick<BehaviourRecord, Optional>>;

/** Adds an event, a success unless told otherwise, as happening now on `device`. */
export function record(event: BehaviourEvent, device: Device): void {
  const blank = {
    channel: null,
    appName: null,
    actingAs: null,
    result: 'SUCCESS',
    failReason: null,
  } as const;
  portal().behaviour.push({ id: randomUUID(), occurredAt: now(), ...device, ...blank, ...event });
}
