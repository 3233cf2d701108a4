/** Probes of the legacy template's screens, which a server has only where it wants them: asked with --template. */
import { memberList, memberRead, type Probe, write, writeOf, wrongQuery } from '../probe';

const sample = async (kit: Parameters<NonNullable<Probe['valid']>>[0]) => ({
  visitor: await kit.member(),
  sent: { params: { id: 'sample' } },
});

export const templateProbes = {
  colleagues: memberRead({ keyword: 'a' }),
  createGoal: write(['title', 'start', 'end', 'description', 'metric', 'visibility']),
  goal: writeOf('id'),
  payAccounts: memberRead(),
  transfer: write(['payAccount', 'payeeType', 'payeeAccount', 'payeeName', 'amount']),
  submitProject: write(['name', 'owner', 'approver', 'start', 'end', 'type']),
  submittedProject: { valid: sample, ...writeOf('id') },
  rules: {
    ...memberList(undefined, ['calls', 'scheduledAt']),
    refused: [wrongQuery({ status: 'JUNK' }, 'status')],
  },
  rule: writeOf('id'),
  addRule: write(['name', 'description']),
  changeRule: { ...writeOf('id'), body: { name: 'A', description: 'B', version: 'unknown' } },
  deleteRule: writeOf('id'),
  deleteRules: write(['ids']),
  articles: memberList(),
  articleOwners: memberRead(),
  refund: { valid: sample, ...writeOf('id') },
  order: { valid: sample, ...writeOf('id') },
  moveOrder: { ...writeOf('id'), body: { action: 'approve', version: 'unknown' } },
  products: memberList(),
  subscribeProduct: { ...writeOf('id'), body: { subscribed: true } },
  templateAnalysis: {
    ...memberRead({ range: 'week' }),
    refused: [
      wrongQuery({ range: 'JUNK' }, 'range'),
      wrongQuery({ from: '2020-02-01', to: '2020-01-01' }, 'to'),
    ],
  },
  templateMonitor: memberRead(),
  templateWorkplace: memberRead(),
} satisfies Record<string, Probe>;
