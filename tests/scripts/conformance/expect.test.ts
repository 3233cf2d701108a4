import { expectAlike, expectFieldsWrong } from '../../../scripts/conformance/expect';
import type { Reply } from '../../../scripts/conformance/reply';
import { subCodes } from '../../../src/contract/subCodes';

const reply = (status: number, envelope: object): Reply => ({
  call: 'POST /anonApi/login',
  status,
  headers: new Headers(),
  cookies: [],
  text: '',
  json: {
    code: 40000,
    data: null,
    subCode: subCodes.BAD_CREDENTIALS,
    subMsg: 'Wrong password.',
    ...envelope,
  },
});
const compare = (one: Reply, other: Reply) => () =>
  expectAlike(one, other, 'a wrong password and no account');

test('names each difference with both values', () => {
  const known = reply(200, { data: { left: 3 } });
  const unknown = reply(404, { data: { left: '3', id: 'a' }, subCode: subCodes.NOT_FOUND });
  expect(compare(known, unknown)).toThrow(
    /^a wrong password and no account: POST \/anonApi\/login differs in status \(200 for one, 404 for the other\), subCode \(BAD_CREDENTIALS for one, NOT_FOUND for the other\), data\.left \(number for one, string for the other\), data\.id \(missing for one, string for the other\)$/,
  );
});

test('quotes no text of the server, which may be personal', () => {
  expect(compare(reply(200, {}), reply(200, { subMsg: 'Wrong password of Mary Miller.' }))).toThrow(
    /: POST \/anonApi\/login differs in subMsg \(15 characters for one, 30 characters for the other\)$/,
  );
});

test('accepts responses that differ in times and ids', () => {
  const at = (time: string, id: string) => reply(200, { data: { id, until: time } });
  expect(compare(at('2026-11-27T08:00:00Z', 'a'), at('2026-11-27T08:00:01Z', 'b'))).not.toThrow();
});

test.each([[null], [{}], ['mobile']])('finds no field in the data %j of a 422', (data) => {
  const refusal = reply(422, { subCode: subCodes.FIELDS_WRONG, data });
  expect(() => expectFieldsWrong(refusal)).toThrow('data names no field');
});
