import { ruleFilters } from '@/pages/template/list/table/filters';
import { cleanListQuery } from '@/utils/routing/listQuery';

const clean = (query: string) => cleanListQuery(new URLSearchParams(query), ruleFilters);

test('keeps a valid query in the address', () => {
  expect(clean('keyword=a&status=OFF&sort=scheduledAt:asc&pageNumber=2')).toBeNull();
});

test.each([
  'status=GONE',
  'sort=name:asc',
  'sort=calls:up',
  'sort=calls:asc:x',
  'pageNumber=-1',
  'keyword=%20',
])('removes the invalid query %s from the address', (query) => {
  expect(clean(query)).toBe('');
});
