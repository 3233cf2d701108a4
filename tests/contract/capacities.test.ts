/**
 * The table of capacities in docs/api.md says what the code's table says.
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

/** What a cell means for somebody who is authorized for nothing; a matter stands there by its name. */
const BLOCKS = new Map([
  ['yes', null],
  ['no', 'ROLE_CAPACITY'],
]);

const rows = tableRows('docs/api.md', 'action').filter(([, , , , changes]) => changes !== undefined);

test('docs/api.md has every action, in the order of the table', () => {
  expect(rows.map(([action]) => action)).toEqual(companyActions);
});

test.each(companyActions)('docs/api.md says who may do %s', (action) => {
  const [, ...cells] = rows.find(([name]) => name === action) ?? [];
  for (const [index, capacity] of CAPACITIES.entries()) {
    const cell = cells[index] ?? '';
    const told = BLOCKS.has(cell) ? BLOCKS.get(cell) : 'ROLE_MATTER';
    expect([capacity, findCompanyBlock(action, stands({ capacity }))]).toEqual([capacity, told]);
  }
  const passive = findCompanyBlock(action, stands({ capacity: 'LEGAL_REP', acting: false }));
  expect(passive).toBe(cells.at(-1) === 'yes' ? 'ROLE_NOT_ACTING' : null);
});

test('docs/api.md names the matter that opens each action to a handler', () => {
  for (const [action = '', , , cell] of rows) {
    const known = companyActions.find((one) => one === action);
    if (!known || cell === undefined || BLOCKS.has(cell)) continue;
    const standing = stands({ capacity: 'HANDLER', matters: [cell as Standing['matters'][number]] });
    expect([action, findCompanyBlock(known, standing)]).toEqual([action, null]);
  }
});
