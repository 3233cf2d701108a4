import {
  acceptFiles,
  checkFiles,
  type FileItem,
  getFileIds,
  markFilesUnknown,
} from '@/components/Field/FilesField/fileItems';
import { FILES_MAX } from '@/constants';
import { ApiError } from '@/utils/http/ApiError';

const file = (name: string) => new File(['x'], name);
const good = (name: string) => ({ file: file(name), type: 'image/png' });
const bad = (name: string) => ({ file: file(name), problem: 'subCode.FILE_TYPE' as const });
const several = (count: number) => Array.from({ length: count }, (_, index) => good(`${index}.png`));
const stored = (id: string): FileItem['stored'] => ({ id, name: 'a', type: 'image/png', size: 1 });

/** Creates one item for each state. */
function items(...states: ('kept' | 'going' | 'failed')[]): FileItem[] {
  const { added } = acceptFiles([], several(states.length));
  return added.map((item, index) => {
    if (states[index] === 'kept') return { ...item, stored: stored(`id-${index}`) };
    if (states[index] === 'failed') return { ...item, error: new ApiError('network') };
    return item;
  });
}

test('accepts six files in total, not counting refused ones', () => {
  const { added, refused } = acceptFiles([], [bad('bad'), ...several(FILES_MAX + 1)]);
  expect(added).toHaveLength(FILES_MAX);
  expect(refused.map(({ problem }) => problem)).toEqual(['subCode.FILE_TYPE', 'subCode.TOO_MANY_FILES']);
  expect(acceptFiles(added.slice(1), several(2)).added).toHaveLength(1);
});

test('marks files that the server has lost, so that the user can upload them again', () => {
  const [gone] = markFilesUnknown(items('kept')) as [FileItem];
  expect(gone.stored).toBeUndefined();
  expect(checkFiles([gone], true)).toBe('files.mend');
  expect(markFilesUnknown()).toEqual([]);
  expect(getFileIds()).toEqual([]);
});
