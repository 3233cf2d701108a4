/** What the portal says of handlers and of what they are authorized for. */
export default {
  'list.separator': '、',
  'capacity.ADMIN': '管理员',
  'capacity.LEGAL_REP': '法定代表人',
  'capacity.HANDLER': '经办人',
  'companyMatter.ALL': '全部事项',
  'companyMatter.COMPANY_INFO': '单位信息',
  'companyMatter.CERTIFICATES': '单位证书',
  'companyMatter.TAX': '税务',
  'companyMatter.SOCIAL_SECURITY': '社会保险',
  'companyMatter.PROVIDENT_FUND': '住房公积金',
  'companyMatter.PERMITS': '行政许可',
  'companyMatter.ANNUAL_REPORT': '年度报告',
  'notice.handler.invited.title': '单位邀请您',
  'notice.handler.invited.text':
    '{company} 邀请您担任{capacity}，期限为 {start} 至 {end}。请查看后决定是否接受。',
  'notice.handler.accepted.title': '单位已接受您的申请',
  'notice.handler.accepted.text': '{company} 已接受您担任经办人的申请。获得授权后，您才能代表单位办理事项。',
  'notice.handler.rejected.title': '单位未接受您的申请',
  'notice.handler.rejected.text': '{company} 拒绝了您担任经办人的申请。',
  'notice.handler.withdrawn.title': '邀请已撤回',
  'notice.handler.withdrawn.text': '{company} 撤回了发给您的邀请，您无需再处理。',
  'notice.handler.dates.title': '您在单位的期限已修改',
  'notice.handler.dates.text': '{company} 已将您的期限修改为 {start} 至 {end}。',
  'notice.handler.ended.title': '您在单位的身份已结束',
  'notice.handler.ended.text': '{company} 已结束您的身份，单位给您的授权也一并失效。',
  'notice.companyAuthorization.offered.title': '单位向您发出授权',
  'notice.companyAuthorization.offered.text':
    '{company} 想授权您办理：{matters}，期限为 {start} 至 {end}（编号 {number}）。请查看后决定是否接受。',
  'notice.companyAuthorization.offerChanged.title': '单位修改了给您的授权',
  'notice.companyAuthorization.offerChanged.text':
    '您接受之前，{company} 修改了授权 {number}：{matters}，期限为 {start} 至 {end}。请查看后决定是否接受。',
  'notice.companyAuthorization.withdrawn.title': '授权已撤回',
  'notice.companyAuthorization.withdrawn.text': '{company} 撤回了授权 {number}，您无需再处理。',
  'notice.companyAuthorization.narrowed.title': '您的授权已缩小',
  'notice.companyAuthorization.narrowed.text':
    '{company} 修改了授权 {number}，立即生效。您还可以办理：{matters}，至 {end} 为止。',
  'notice.companyAuthorization.widening.title': '单位想扩大您的授权',
  'notice.companyAuthorization.widening.text':
    '{company} 想将授权 {number} 改为：{matters}，至 {end} 为止。您接受之前，原授权不变。',
  'notice.companyAuthorization.wideningWithdrawn.title': '授权的修改已撤回',
  'notice.companyAuthorization.wideningWithdrawn.text':
    '{company} 撤回了对授权 {number} 的修改，原授权不变。',
  'notice.companyAuthorization.revoked.title': '授权已撤销',
  'notice.companyAuthorization.revoked.text': '{company} 撤销了授权 {number}，立即失效。',
  'notice.companyAuthorization.accepted.title': '经办人已接受授权',
  'notice.companyAuthorization.accepted.text': '{name} 已接受 {company} 的授权 {number}。',
  'notice.companyAuthorization.rejected.title': '经办人拒绝了授权',
  'notice.companyAuthorization.rejected.text': '{name} 拒绝了 {company} 的授权 {number}。',
  'notice.companyAuthorization.wideningAccepted.title': '经办人已接受授权的修改',
  'notice.companyAuthorization.wideningAccepted.text':
    '{name} 已接受 {company} 对授权 {number} 的修改，立即生效。',
  'notice.companyAuthorization.wideningRejected.title': '经办人拒绝了授权的修改',
  'notice.companyAuthorization.wideningRejected.text':
    '{name} 拒绝了 {company} 对授权 {number} 的修改，原授权不变。',
  'notice.companyAuthorization.resigned.title': '经办人放弃了授权',
  'notice.companyAuthorization.resigned.text': '{name} 放弃了 {company} 的授权 {number}，立即失效。',
};
