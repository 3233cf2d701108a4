/** Initial data of the legacy template. Names of people and of the project are the same in every language. */
import { DAY, HOUR, MINUTE } from '../../../src/constants';
import type { Colleague } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { toInstant } from '../store/clock';
import type { ProductTopic } from '../store/records/template';
import type { PortalState } from '../store/state';

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

const TOPICS: readonly ProductTopic[] = ['desk', 'poll', 'map', 'calendar', 'archive', 'stock'];
const OWNERS = ['Alder', 'Birch', 'Cedar', 'Dogwood'];
const EDITIONS = 2;

type SeedTemplate = Pick<PortalState, 'templateCards' | 'templateDashboard' | 'templateForms'>;

/** Creates products, which fill more than one page, the workplace, and the data of the forms as of `at` (ms). */
export const createSeedTemplate = (at: number): SeedTemplate => ({
  // Two editions of each topic. The first product has a subscriber.
  templateCards: Array.from({ length: TOPICS.length * EDITIONS }, (_, index) => ({
    id: `product-${index + 1}`,
    topic: TOPICS[index % TOPICS.length] as ProductTopic,
    edition: Math.floor(index / TOPICS.length) + 1,
    owner: OWNERS[index % OWNERS.length] as string,
    subscribers: index === 0 ? ['u-boss'] : [],
  })),
  templateDashboard: {
    projects: [
      { id: 'portal', progress: 0.85, updatedAt: at - 12 * MINUTE },
      { id: 'counter', progress: 0.4, updatedAt: at - 3 * HOUR },
      { id: 'archive', progress: 0.62, updatedAt: at - DAY },
      { id: 'library', progress: 0.1, updatedAt: at - 6 * DAY },
    ],
    activities: [
      { id: 'a-1', person: 1, action: 'COMMENTED', project: 'portal', at: at - 12 * MINUTE },
      { id: 'a-2', person: 2, action: 'FINISHED', project: 'portal', at: at - 50 * MINUTE },
      { id: 'a-3', person: 3, action: 'COMMENTED', project: 'counter', at: at - 3 * HOUR },
      { id: 'a-4', person: 1, action: 'FINISHED', project: 'archive', at: at - DAY },
      { id: 'a-5', person: 4, action: 'COMMENTED', project: 'archive', at: at - 2 * DAY },
      { id: 'a-6', person: 2, action: 'CREATED', project: 'library', at: at - 6 * DAY },
    ],
  },
  templateForms: {
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
  },
});
