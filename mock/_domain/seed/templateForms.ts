/**
 * Initial data of the forms of the legacy template. Names of people and of the project are the same in every
 * language.
 */
import { DAY, HOUR } from '../../../src/constants';
import type { Colleague } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { toInstant } from '../store/clock';
import type { TemplateFormsState } from '../store/records/templateForms';

const colleagues: Colleague[] = [
  { id: 'c-1', name: 'Ada Sample', number: 'E00001', department: 'engineering' },
  { id: 'c-2', name: 'Bruno Sample', number: 'E00002', department: 'sales' },
  { id: 'c-3', name: 'Clara Example', number: 'E00003', department: 'design' },
  { id: 'c-4', name: 'Dario Example', number: 'E00004', department: 'finance' },
  { id: 'c-5', name: 'Elena Sample', number: 'E00005', department: 'engineering' },
  { id: 'c-6', name: 'Felix Example', number: 'E00006', department: 'sales' },
  { id: 'c-7', name: 'Greta Sample', number: 'E00007', department: 'design' },
  { id: 'c-8', name: '测试子', number: 'E00008', department: 'finance' },
  { id: 'c-9', name: '测试丑', number: 'E00009', department: 'engineering' },
  { id: 'c-10', name: '测试寅', number: 'E00010', department: 'sales' },
];

/** Creates the data of the forms as of `at`, in ms. */
export const createSeedTemplateForms = (at: number): TemplateFormsState => ({
  colleagues,
  payAccounts: [
    { id: 'pay-1', number: '6222 **** **** 0018', balance: 8_888_800 },
    { id: 'pay-2', number: '6225 **** **** 0026', balance: 50_050 },
  ],
  goals: [],
  transfers: [],
  projects: [],
  sample: {
    id: 'sample',
    number: 'PJ23421',
    name: 'Atlas',
    principal: 'Ada Sample',
    start: formatChinaDate(at - 7 * DAY),
    end: formatChinaDate(at + 180 * DAY),
    steps: [
      { step: 'create', by: 'Ada Sample', at: toInstant(at - 2 * DAY) },
      { step: 'department', by: 'Clara Example', at: toInstant(at - DAY - 3 * HOUR) },
      { step: 'finance', by: 'Dario Example', at: null },
      { step: 'finish', by: '', at: null },
    ],
  },
});
