/** Matchers of the portal's responses. Their messages name the subCode. */

import { refusalStatuses } from '../../scripts/conformance/expect';
import { nameSubCode } from '../../scripts/conformance/reply';
import { CODE_SUCCESS } from '../../src/contract/envelopeCodes';
import { type SubCodeName, subCodes } from '../../src/contract/subCodes';

interface Response {
  status: number;
  code: number;
  subCode?: string | null;
  data: unknown;
}

declare global {
  namespace jest {
    interface Matchers<R> {
      toSucceed(): R;
      /** Expects a refusal with this subCode and with the status of that subCode. */
      toBeRefusedWith(name: SubCodeName): R;
      /** Expects a 422 with exactly these fields, and with these subCodes. */
      toHaveWrongFields(fields: Record<string, SubCodeName>): R;
    }
  }
}

/** Replaces the subCodes of wrong fields by their names. */
const nameFields = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([field, subCode]) => [field, nameSubCode(subCode)]));

const describeResponse = ({ status, code, subCode, data }: Response): string =>
  code === CODE_SUCCESS
    ? 'a success'
    : `${status} ${nameSubCode(subCode)} ${JSON.stringify(status === 422 ? nameFields(data) : data)}`;

const judge = (pass: boolean, expected: string, response: Response) => ({
  pass,
  message: () => `expected ${pass ? 'not ' : ''}${expected}, received ${describeResponse(response)}`,
});

expect.extend({
  toSucceed: (response: Response) => judge(response.code === CODE_SUCCESS, 'a success', response),

  toBeRefusedWith(response: Response, name: SubCodeName) {
    const status = refusalStatuses[name] ?? 200;
    const isRefused = response.subCode === subCodes[name] && response.status === status;
    return judge(isRefused, `${status} ${name}`, response);
  },

  toHaveWrongFields(response: Response, fields: Record<string, SubCodeName>) {
    const isRefused = response.subCode === subCodes.FIELDS_WRONG && response.status === 422;
    const hasFields = this.equals(nameFields(response.data), fields);
    return judge(isRefused && hasFields, `422 FIELDS_WRONG ${JSON.stringify(fields)}`, response);
  },
});
