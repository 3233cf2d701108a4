import { findBlock } from '@/features/verification/findBlock';

const channel = { idTypes: ['RESIDENT_ID', 'RESIDENCE_PERMIT'] } as const;
const status = (triesLeft = 5, available = true) => ({ triesLeft, available });

test.each([
  [1, 'RESIDENT_ID', status(), null],
  [3, 'RESIDENCE_PERMIT', status(1), null],
  // At level 1 the user chooses a document on the page of the channel.
  [1, 'PASSPORT', status(), null],
  [2, 'PASSPORT', status(), 'document'],
  [2, '', status(), 'document'],
  [2, 'toString', status(), 'document'],
  [2, 'PASSPORT', status(0, false), 'document'],
  [1, 'RESIDENT_ID', status(0, false), 'down'],
  [1, 'RESIDENT_ID', status(0), 'none'],
  // The server does not name the channel.
  [1, 'RESIDENT_ID', undefined, null],
  [2, 'PASSPORT', undefined, 'document'],
] as const)(
  'returns at level %i with the document %j and the status %j: %s',
  (level, idType, found, block) => {
    expect(findBlock(channel, { level, idType }, found)).toBe(block);
  },
);
