/** @jest-environment node */
import { createDraftFormat } from '@/pages/template/form/components/draftFormat';

const { read, write } = createDraftFormat(['owner', 'members']);
const ADA = { value: 'c-1', label: 'Ada Sample (E00001)' };

test('people are kept by id and label alone, rows as they are, and texts untouched', () => {
  const members = [{ name: 'Ada', number: 'E00001', department: '' }];
  const texts = write({ name: '{', owner: { ...ADA, department: 'Sales' }, members });
  expect(read(texts as Record<string, string>)).toEqual({ name: '{', owner: ADA, members });
});

test('nobody and no rows are nothing to keep', () => {
  expect(write({ owner: undefined, members: [] })).toEqual({ owner: '', members: '' });
});

test.each(['', '{', '5', '{"value":1,"label":"x"}', '[{"name":1}]', '["c-1"]', '[null]'])(
  'what was not written here is left out: %s',
  (kept) => {
    expect(read({ owner: kept, members: kept })).toEqual({});
  },
);
