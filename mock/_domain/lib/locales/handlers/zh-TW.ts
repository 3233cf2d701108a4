import type zh from './zh-CN';

export default {
  'list.separator': '、',
  'capacity.ADMIN': '管理員',
  'capacity.LEGAL_REP': '法定代表人',
  'capacity.HANDLER': '承辦人',
  'companyMatter.ALL': '全部事項',
  'companyMatter.COMPANY_INFO': '機構資料',
  'companyMatter.CERTIFICATES': '機構憑證',
  'companyMatter.TAX': '稅務',
  'companyMatter.SOCIAL_SECURITY': '社會保險',
  'companyMatter.PROVIDENT_FUND': '住房公積金',
  'companyMatter.PERMITS': '行政許可',
  'companyMatter.ANNUAL_REPORT': '年度報告',
  'notice.handler.invited.title': '機構邀請您',
  'notice.handler.invited.text':
    '{company} 邀請您擔任{capacity}，期間為 {start} 至 {end}。請檢視後決定是否接受。',
  'notice.handler.accepted.title': '機構已接受您的申請',
  'notice.handler.accepted.text': '{company} 已接受您擔任承辦人的申請。獲得授權後，您才能代表機構辦理事項。',
  'notice.handler.rejected.title': '機構未接受您的申請',
  'notice.handler.rejected.text': '{company} 拒絕了您擔任承辦人的申請。',
  'notice.handler.withdrawn.title': '邀請已撤回',
  'notice.handler.withdrawn.text': '{company} 撤回了給您的邀請，您無須再處理。',
  'notice.handler.dates.title': '您在機構的期間已變更',
  'notice.handler.dates.text': '{company} 已將您的期間變更為 {start} 至 {end}。',
  'notice.handler.ended.title': '您在機構的身分已結束',
  'notice.handler.ended.text': '{company} 已結束您的身分，機構給您的授權也一併失效。',
  'notice.companyAuthorization.offered.title': '機構向您提出授權',
  'notice.companyAuthorization.offered.text':
    '{company} 想授權您辦理：{matters}，期間為 {start} 至 {end}（編號 {number}）。請檢視後決定是否接受。',
  'notice.companyAuthorization.offerChanged.title': '機構變更了給您的授權',
  'notice.companyAuthorization.offerChanged.text':
    '您接受之前，{company} 變更了授權 {number}：{matters}，期間為 {start} 至 {end}。請檢視後決定是否接受。',
  'notice.companyAuthorization.withdrawn.title': '授權已撤回',
  'notice.companyAuthorization.withdrawn.text': '{company} 撤回了授權 {number}，您無須再處理。',
  'notice.companyAuthorization.narrowed.title': '您的授權已縮小',
  'notice.companyAuthorization.narrowed.text':
    '{company} 變更了授權 {number}，立即生效。您還可以辦理：{matters}，至 {end} 為止。',
  'notice.companyAuthorization.widening.title': '機構想擴大您的授權',
  'notice.companyAuthorization.widening.text':
    '{company} 想將授權 {number} 改為：{matters}，至 {end} 為止。您接受之前，原授權不變。',
  'notice.companyAuthorization.wideningWithdrawn.title': '授權的變更已撤回',
  'notice.companyAuthorization.wideningWithdrawn.text':
    '{company} 撤回了對授權 {number} 的變更，原授權不變。',
  'notice.companyAuthorization.revoked.title': '授權已撤銷',
  'notice.companyAuthorization.revoked.text': '{company} 撤銷了授權 {number}，立即失效。',
  'notice.companyAuthorization.accepted.title': '承辦人已接受授權',
  'notice.companyAuthorization.accepted.text': '{name} 已接受 {company} 的授權 {number}。',
  'notice.companyAuthorization.rejected.title': '承辦人拒絕了授權',
  'notice.companyAuthorization.rejected.text': '{name} 拒絕了 {company} 的授權 {number}。',
  'notice.companyAuthorization.wideningAccepted.title': '承辦人已接受授權的變更',
  'notice.companyAuthorization.wideningAccepted.text':
    '{name} 已接受 {company} 對授權 {number} 的變更，立即生效。',
  'notice.companyAuthorization.wideningRejected.title': '承辦人拒絕了授權的變更',
  'notice.companyAuthorization.wideningRejected.text':
    '{name} 拒絕了 {company} 對授權 {number} 的變更，原授權不變。',
  'notice.companyAuthorization.resigned.title': '承辦人放棄了授權',
  'notice.companyAuthorization.resigned.text': '{name} 放棄了 {company} 的授權 {number}，立即失效。',
} satisfies Record<keyof typeof zh, string>;
