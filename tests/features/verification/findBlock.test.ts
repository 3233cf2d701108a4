import type { IdentityLevel } from '@/contract';
import { findBlock } from '@/features/verification/findBlock';

const channel = { idTypes: ['RESIDENT_ID', 'RESIDENCE_PERMIT'] } as const;
const person = (level: IdentityLevel = 1, idType = 'RESIDENT_ID') => ({ level, idType });
const status = (triesLeft = 5, available = true) => ({ triesLeft, available });

test('allows a person with attempts left and a supported document', () => {
  expect(findBlock(channel, person(), status())).toBeNull();
  expect(findBlock(channel, person(3, 'RESIDENCE_PERMIT'), status(1))).toBeNull();
});

test('checks only the document if the server does not name the channel', () => {
  expect(findBlock(channel, person(), undefined)).toBeNull();
  expect(findBlock(channel, person(2, 'PASSPORT'), undefined)).toBe('document');
});

test.each([
  [1, 'PASSPORT', null],
  [2, 'PASSPORT', 'document'],
  [4, 'PASSPORT', 'document'],
  [2, '', 'document'],
  [2, 'toString', 'document'],
] as const)('is right at level %i with %j: %s', (level, idType, block) => {
  expect(findBlock(channel, person(level, idType), status())).toBe(block);
});

test('names the document before an unavailable channel, and that before used-up tries', () => {
  expect(findBlock(channel, person(2, 'PASSPORT'), status(0, false))).toBe('document');
  expect(findBlock(channel, person(), status(0, false))).toBe('down');
  expect(findBlock(channel, person(), status(0))).toBe('none');
});
