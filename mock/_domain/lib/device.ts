/** Reads from a request which device sent it. */
import type { IncomingMessage } from 'node:http';
import type { Place } from './messages';

/** The device of a request. */
export interface Device {
  ip: string;
  place: Place;
  device: 'desktop' | 'mobile';
  os: string;
  browser: string;
}

type Mark = [name: string, mark: RegExp];

/** The order counts: Android names Linux too, and every browser names Safari. */
const SYSTEMS: Mark[] = [
  ['Windows', /Windows NT/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
const BROWSERS: Mark[] = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
];

/**
 * Returns address, system and browser of the device. A field is empty if the user agent does not tell it. The
 * place is always the same: the mock runs near its user.
 */
export function readDevice(req: IncomingMessage): Device {
  const agent = req.headers['user-agent'] ?? '';
  return {
    ip: (req.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    place: 'place.local',
    device: /Mobile|Android|iPhone/.test(agent) ? 'mobile' : 'desktop',
    os: nameIn(SYSTEMS, agent),
    browser: nameIn(BROWSERS, agent),
  };
}

function nameIn(marks: Mark[], agent: string): string {
  return marks.find(([, mark]) => mark.test(agent))?.[0] ?? '';
}
