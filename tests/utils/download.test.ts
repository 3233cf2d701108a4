/** @jest-environment jsdom */
import { saveFile } from '@/utils/download';

const created: Blob[] = [];
const revoked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  created.length = 0;
  revoked.length = 0;
  URL.createObjectURL = (blob) => `blob:${created.push(blob as Blob)}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});

afterEach(() => jest.useRealTimers());

test('clicks a link to the file, removes it and revokes the object URL', () => {
  const clicked: string[] = [];
  const listen = (event: Event) => {
    const { href, download } = event.target as HTMLAnchorElement;
    event.preventDefault();
    clicked.push(`${href} as ${download}`);
  };
  document.addEventListener('click', listen);
  saveFile('data.csv', 'text/csv;charset=utf-8', ['a,', 'b']);
  document.removeEventListener('click', listen);
  expect(clicked).toEqual(['blob:1 as data.csv']);
  expect(created[0]).toMatchObject({ size: 3, type: 'text/csv;charset=utf-8' });
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:1']);
});
