import { createDraftFormat } from '@/pages/template/form/components/draftFormat';

const { read, write } = createDraftFormat(['owner', 'invites', 'members']);
const ADA = { value: 'c-1', label: 'Ada Sample (E00001)' };

test('stores colleagues by id and label only, and rows and texts unchanged', () => {
  const members = [{ name: 'Ada', number: 'E00001', department: '' }];
  const owner = { ...ADA, department: 'Sales' };
  const texts = write({ name: '{', owner, invites: [owner, ADA], members });
  expect(read(texts as Record<string, string>)).toEqual({
    name: '{',
    owner: ADA,
    invites: [ADA, ADA],
    members,
  });
});

test('stores an empty text for no colleague and for no rows', () => {
  expect(write({ owner: undefined, members: [] })).toEqual({ owner: '', members: '' });
});

test.each(['', '{', '5', '{"value":1,"label":"x"}', '[{"name":1}]', '["c-1"]', '[null]'])(
  'ignores stored text of another format: %s',
  (stored) => {
    expect(read({ owner: stored, members: stored })).toEqual({});
  },
);
