import { listOperations, type OpenApi } from '@/mockTools/pages/api/openApi';
import document from '../../../../docs/openapi.json';

const openApi = document as unknown as OpenApi;
const find = (search: string) => listOperations(openApi, search).flatMap(({ operations }) => operations);

it('lists every operation of the document', () => {
  const all = Object.values(openApi.paths).flatMap((methods) => Object.keys(methods));
  expect(find('')).toHaveLength(all.length);
});

it('finds operations by all words of a search, in address, name, summary or responses', () => {
  expect(find('mobile_taken').map(({ operationId }) => operationId)).toContain('changeMobile');
  expect(find('put ADDRESSES').map(({ operationId }) => operationId)).toEqual([
    'changeAddress',
    'setDefaultAddress',
  ]);
  expect(listOperations(openApi, 'no such call')).toEqual([]);
});

it('reads permissions and rate limits', () => {
  const [invitation] = find('POST /authApi/role/v1/roles/{id}/handlers');
  expect(invitation?.description).toContain('inviteHandler');
  expect(invitation?.description).toContain('Limit: 20');
  expect(find('GET /anonApi/getVersion')[0]?.description).toBeUndefined();
});

it('resolves shared parameters and responses, and finds the data of a success', () => {
  const [operation] = find('POST /authApi/info/v1/addresses');
  expect(operation?.parameters.map(({ name }) => name)).toEqual([
    'Accept-Language',
    'X-Requested-With',
    'X-Acting-As',
  ]);
  expect(operation?.answers.find(({ status }) => status === '401')?.description).toContain('NO_SESSION');
  expect(operation?.answers.find(({ status }) => status === '200')?.data).toMatchObject({
    properties: { id: { type: 'string' } },
  });
});
