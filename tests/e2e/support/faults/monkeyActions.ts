/** The random actions, the keys they press and the texts they type. */
import type { KeyInput } from 'puppeteer';

/** Relative frequency of each action. */
export const ACTION_WEIGHTS = {
  click: 48,
  type: 22,
  key: 10,
  open: 5,
  back: 4,
  forward: 3,
  reload: 3,
  language: 2,
  theme: 1,
  elder: 1,
  otherTab: 2,
};
export type ActionName = keyof typeof ACTION_WEIGHTS;

export const KEYS: KeyInput[] = [
  'Tab',
  'Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'Backspace',
  'End',
];

/** Typical and hostile input: empty, overlong, other scripts, markup, control characters for text direction. */
export const TEXTS = [
  '',
  ' ',
  'demo',
  '000000',
  '15400000001',
  '2026-02-30',
  '-1',
  '测试甲',
  'ação',
  '１２３',
  '😀'.repeat(20),
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' OR 1=1 --",
  '../../authApi',
  '\u202etxt.exe',
  '\u0000\u200b',
  '{count}',
  '__proto__',
  'x'.repeat(3_000),
];
