import { act, renderHook } from '@testing-library/react';
import { useUploads } from '@/components/Field/FilesField/useUploads';

type FileItem = import('@/components/Field/FilesField/fileItems').FileItem;

jest.mock('@/components/Field/FilesField/inspectFile', () => ({
  inspectFile: async (file: File) => ({ file, type: 'image/png' }),
}));

test('stores every response, even if the page still shows the previous list', async () => {
  const answers: ((stored: object) => void)[] = [];
  const send = () => new Promise<never>((resolve) => answers.push(resolve as never));
  let value: FileItem[] = [];
  const shown: FileItem[] = [];
  const { result, rerender } = renderHook(() =>
    useUploads({
      items: shown,
      read: () => value,
      onChange: (items) => {
        value = items;
      },
      send,
      max: 6,
    }),
  );
  await act(() => result.current.add([new File(['x'], 'a.png'), new File(['x'], 'b.png')]));
  for (const [at, answer] of answers.entries()) {
    await act(async () => answer({ id: `${at}` }));
    rerender();
  }
  expect(value.map(({ file, stored }) => [file.name, stored?.id])).toEqual([
    ['a.png', '0'],
    ['b.png', '1'],
  ]);
});
