/**
 * The table of capacities in docs/api.md matches the table in the code.
 * @jest-environment node
 */
import { findCompanyBlock, type Standing } from '../../src/domain/companyActions';
import { companyActions } from '../support/companyActions';
import { tableRows } from './tables';

const CAPACITIES = ['LEGAL_REP', 'ADMIN', 'HANDLER'] as const;

const stands = (given: Pick<Standing, 'capacity'> & Partial<Standing>): Standing => ({
  state: 'ACTIVE',
  begun: true,
  companySuspended: false,
  matters: [],
  acting: true,
  level: 3,
  ...given,
});

/** The meaning of a cell for a person without any authorization. Any other cell names a matter. */
const BLOCKS = new Map([
  ['yes', null],
  ['no', 'ROLE_CAPACITY'],
]);

const rows = tableRows('docs/api.md', 'action').filter(([, , , , changes]) => changes !== undefined);

test('has every action in docs/api.md, in the order of the table', () => {
  expect(rows.map(([action]) => action)).toEqual(companyActions);
});

test.each(companyActions)('describes in docs/api.md who may do %s', (action) => {
  const [, ...cells] = rows.find(([name]) => name === action) ?? [];
  for (const [index, capacity] of CAPACITIES.entries()) {
    const cell = cells[index] ?? '';
    const told = BLOCKS.has(cell) ? BLOCKS.get(cell) : 'ROLE_MATTER';
    expect([capacity, findCompanyBlock(action, stands({ capacity }))]).toEqual([capacity, told]);
  }
  const passive = findCompanyBlock(action, stands({ capacity: 'LEGAL_REP', acting: false }));
  expect(passive).toBe(cells.at(-1) === 'yes' ? 'ROLE_NOT_ACTING' : null);
});

test('names in docs/api.md the matter that opens each action to a handler', () => {
  for (const [action = '', , , cell] of rows) {
    const known = companyActions.find((one) => one === action);
    if (!known || cell === undefined || BLOCKS.has(cell)) continue;
    const standing = stands({ capacity: 'HANDLER', matters: [cell as Standing['matters'][number]] });
    expect([action, findCompanyBlock(known, standing)]).toEqual([action, null]);
  }
});
