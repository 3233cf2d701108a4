/** An appeal as the server returns it to its owner; `overrides` replace single fields. */
import type { AppealDetail } from '@/contract';

export const makeAppeal = (overrides: Partial<AppealDetail> = {}): AppealDetail => ({
  id: 'a-1',
  ticket: 'AP20260101AAAAAAAAAAAAA',
  reason: 'OTHER',
  state: 'SUBMITTED',
  submittedAt: '2026-01-01T00:00:00+08:00',
  updatedAt: '2026-01-01T00:00:00+08:00',
  timeline: [],
  submission: {
    loginId: 'demo',
    name: '测*甲',
    idType: 'RESIDENT_ID',
    idNo: '',
    mobile: '',
    description: 'x',
    files: [],
  },
  actions: [],
  repeats: null,
  repeatedBy: null,
  ...overrides,
});
