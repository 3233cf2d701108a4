/** Two past appeals. Their dates are fixed, because the ticket numbers contain them. */
import type { AppealEvent, AppealReason, AppealState, StoredFile } from '../../../src/contract';
import type { Appeal } from '../store/records/appeal';

interface Past {
  id: string;
  ticket: string;
  reason: AppealReason;
  description: string;
  files: StoredFile[];
  submitted: string;
  taken: string;
  decided: { at: string; state: AppealState; note: string };
}

const past: Past[] = [
  {
    id: 'appeal-1',
    ticket: 'AP202511037K2QX9B4MWC6H',
    reason: 'NAME_CHANGED',
    description: '我已在派出所办理姓名变更，门户中仍显示原来的姓名，请予以更正。',
    files: [{ id: 'file-1', name: '户口簿.jpg', type: 'image/jpeg', size: 482_113 }],
    submitted: '2025-11-03T10:12:00+08:00',
    taken: '2025-11-04T09:30:00+08:00',
    decided: { at: '2025-11-05T16:05:00+08:00', state: 'APPROVED', note: '已核对户口簿，姓名已更正。' },
  },
  {
    id: 'appeal-2',
    ticket: 'AP20251208T5N8ZR3JV1D0F',
    reason: 'VERIFY_FAILED',
    description: '银行卡认证一直提示信息不一致，但姓名、证件号码和预留手机号都是本人的。',
    files: [{ id: 'file-2', name: '开户证明.pdf', type: 'application/pdf', size: 231_904 }],
    submitted: '2025-12-08T14:40:00+08:00',
    taken: '2025-12-09T11:00:00+08:00',
    decided: {
      at: '2025-12-10T10:20:00+08:00',
      state: 'REJECTED',
      note: '开户证明没有银行盖章，无法核对。请向银行索取盖章的证明后再次申诉。',
    },
  },
];

const event = (at: string, state: AppealState, by: AppealEvent['by'], note = '') => ({
  at: Date.parse(at),
  state,
  by,
  note,
  files: [],
});

/** Creates the appeals of demo: one approved, one rejected that can be repeated. */
export function createSeedAppeals(): Appeal[] {
  return past.map(({ id, ticket, submitted, taken, decided, ...submission }) => ({
    id,
    ticket,
    accountId: 'u-demo',
    visitor: '',
    lang: 'zh-CN',
    submission: {
      ...submission,
      loginId: 'demo',
      name: '测试甲',
      idType: 'RESIDENT_ID',
      idNo: '110101190001010014',
      region: '+86',
      mobile: '15400000001',
    },
    repeats: null,
    timeline: [
      event(submitted, 'SUBMITTED', 'applicant'),
      event(taken, 'REVIEWING', 'reviewer'),
      event(decided.at, decided.state, 'reviewer', decided.note),
    ],
  }));
}
