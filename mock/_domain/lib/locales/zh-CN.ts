/** Texts that only the server uses. */
import template from './template/zh-CN';

export default {
  ...template,
  contactHours: '工作日 9:00–18:00（北京时间）',
  siteName: '统一身份门户',
  'code.text': '{code} 是您的验证码，用于{purpose}，{minutes} 分钟内有效。请勿告诉任何人。',
  'purpose.login': '登录',
  'purpose.register': '注册账号',
  'purpose.reset': '重置密码',
  'purpose.appeal': '提交申诉',
  'purpose.bind': '绑定联系方式',
  'purpose.changeMobile': '修改手机号',
  'purpose.stepUp': '确认本人操作',
  'purpose.unfreeze': '解冻账号',
  'purpose.guardian': '监护人确认',
  'purpose.verify': '核验身份',
  'message.phrase': '您的预留信息：“{phrase}”',
  'mail.notice': '【{title}】{text}',
  'mail.activation':
    '您已注册账号 {account}。请在 {hours} 小时内打开邮件中的链接完成激活；如非本人操作，请忽略本邮件。',
  'mail.authorized':
    '您已向 {name} 发出授权，期限为 {start} 至 {end}，对方接受后生效。如非本人操作，请立即取消该授权并修改密码。',
  'message.guardianConsented':
    '您已作为监护人同意 {name} 注册账号 {account}。如非本人操作，请在门户提交申诉。',
  'message.unfrozen': '您的账号 {account} 已于 {at} 解冻，可以正常登录。如非本人操作，请立即提交申诉。',
  'message.exported':
    '您的账号 {account} 于 {at} 下载了个人数据副本。如非本人操作，请立即修改密码并结束其他会话。',
  'message.canceling':
    '您的账号 {account} 已申请注销，将于 {at} 注销。在此之前登录即可取消注销。如非本人操作，请立即登录并修改密码。',
  'message.cancellationUndone': '您于 {at} 登录了账号 {account}，已取消注销。如非本人操作，请立即重置密码。',
  'message.lostAccessBegun':
    '您已开始找回账号 {account}。{until} 起可以设置新密码，届时我们会再发送一个链接。通过此链接可以了解进度或停止找回。如非本人操作，请停止。',
  'message.lostAccessReady':
    '等待期已结束：{until} 之前，可以通过此链接为账号 {account} 设置新密码；如有身份验证器，也会移除。如非本人发起，请在该页面停止。请勿将此链接转给任何人。',
  'lostAccess.by.contact': '通过账号的手机号或邮箱',
  'lostAccess.by.identity': '通过账号实名本人的支付应用',
  'lostAccess.by.appeal': '通过已批准的申诉',
  'lostAccess.number.replaced': '手机号也已更换。',
  'lostAccess.number.kept': '手机号未变。',
  'place.local': '本地网络',
  'place.beijing': '北京',
  'place.shanghai': '上海',
  'place.guangzhou': '广州',
  'notice.welcome.title': '欢迎使用统一身份门户',
  'notice.welcome.text': '您可以在这里查看身份信息、管理账号，并用同一账号进入其他应用。',
  'notice.signInReview.title': '请留意近期登录',
  'notice.signInReview.text': '如果登录时间或地点不是您本人的操作，请尽快修改密码。',
  'notice.verify.title': '请完成实名核验',
  'notice.verify.text': '您的身份尚未核验。完成核验后可以办理更多事项。',
  'notice.levelUp.title': '核验等级已提升',
  'notice.levelUp.text': '{channel}已通过，您的核验等级为 {level}。如非本人操作，请立即修改密码。',
  'notice.verified.title': '身份核验已通过',
  'notice.verified.text': '{channel}已通过，您的核验等级仍为 {level}。如非本人操作，请立即修改密码。',
  'notice.identityVerified.title': '您的账号已完成身份核验',
  'notice.identityVerified.text':
    '账号 {account} 已核验为 {name}。如果不是您本人操作，请在 72 小时内通过链接撤销，并修改密码。',
  'notice.identityDisplaced.title': '您账号中的证件已由他人核验',
  'notice.identityDisplaced.text':
    '您的账号 {account} 中的证件已由另一账号核验，因此您的账号不再使用该姓名和证件号码。如果您的账号此前已核验，核验等级已降为 L1，所担任的单位身份已结束，所有设备均已退出登录。如果这是您的证件，请通过银行卡或支付应用核验身份，或提交申诉。',
  'notice.contactUndone.title': '您的账号联系方式已恢复',
  'notice.contactUndone.text':
    '账号 {account} 已恢复修改前的手机号和电子邮箱，此后添加的登录方式、密保问题和授权已移除，所有设备都已退出登录。请设置新密码。',
  'notice.identityUndone.title': '您账号的身份核验已撤销',
  'notice.identityUndone.text':
    '账号 {account} 的身份核验已撤销，所有设备都已退出登录。请设置新密码，因为可能有其他人使用过您的账号。',
  'notice.verifyFailed.title': '身份核验未通过',
  'notice.verifyFailed.text':
    '{channel}：信息不一致。您可以核对后再试，或选择其他方式。如非本人操作，请立即修改密码。',
  'notice.disowned.title': '您标记了一次非本人操作',
  'notice.disowned.text': '那次登录如果尚未退出，现已结束。请尽快设置新密码，并检查手机号和电子邮箱。',
  'notice.cancellationUndone.title': '已取消注销账号',
  'notice.cancellationUndone.text':
    '您在注销生效前登录，账号已恢复正常使用。如仍要注销，请重新申请；如果登录的不是您，请立即修改密码。',
  'notice.handler.title': '您已成为单位经办人',
  'notice.handler.text': '法定代表人已授权您代表单位办理事项。',
  'notice.role.proven.title': '单位已添加',
  'notice.role.proven.text': '您已可以代表“{orgName}”办理事项。如非本人操作，请立即修改密码并提交申诉。',
  'notice.role.refused.title': '单位未能添加',
  'notice.role.refused.text': '“{orgName}”未通过核实。请查看原因，修改后可以重试。',
  'notice.role.applied.title': '有人申请成为经办人',
  'notice.role.applied.text': '{name} 申请成为“{orgName}”的经办人，请核对后同意或拒绝。',
  'notice.role.accepted.title': '经办人邀请已被接受',
  'notice.role.accepted.text': '{name} 已接受邀请，成为“{orgName}”的成员。',
  'notice.role.rejected.title': '经办人邀请被拒绝',
  'notice.role.rejected.text': '{name} 拒绝了“{orgName}”的邀请。',
  'notice.role.withdrawn.title': '经办人申请已撤回',
  'notice.role.withdrawn.text': '{name} 撤回了向“{orgName}”提出的申请，您无需再处理。',
  'notice.role.left.title': '有人退出了单位',
  'notice.role.left.text': '{name} 已退出“{orgName}”，其授权同时结束。',
  'notice.mobileBound.title': '已绑定手机号',
  'notice.mobileBound.text':
    '您的账号 {account} 已绑定手机号 {mobile}，可用其登录。如非本人操作，请立即修改密码并提交申诉。',
  'notice.mobileChanged.title': '手机号已修改',
  'notice.mobileChanged.text': '您的账号 {account} 已将手机号改为 {mobile}。如非本人操作，请立即提交申诉。',
  'notice.emailChanged.title': '电子邮箱已修改',
  'notice.emailChanged.text':
    '您的账号 {account} 已将电子邮箱改为 {email}。如非本人操作，请立即修改密码并提交申诉。',
  'notice.passwordChanged.title': '密码已修改',
  'notice.passwordChanged.text':
    '您的账号 {account} 已修改密码，其他设备均已退出登录。如非本人操作，请立即重置密码。',
  'notice.passwordReset.title': '密码已重置',
  'notice.passwordReset.text':
    '您的账号 {account} 已重置密码，所有设备均已退出登录。如非本人操作，请立即提交申诉。',
  'notice.questionsChanged.title': '密保问题已修改',
  'notice.questionsChanged.text': '您的账号 {account} 已修改密保问题。如非本人操作，请立即修改密码。',
  'notice.bound.title': '已绑定第三方账号',
  'notice.bound.text':
    '您的账号 {account} 已绑定{provider}账号，可用其登录。如非本人操作，请立即解绑并修改密码。',
  'notice.unbound.title': '已解绑第三方账号',
  'notice.unbound.text':
    '您的账号 {account} 已解绑{provider}账号，不能再用其登录。如非本人操作，请立即修改密码。',
  'notice.certificateBound.title': '已绑定数字证书',
  'notice.certificateBound.text':
    '您的账号 {account} 已绑定一张数字证书（序列号 {serial}，由 {issuer} 签发），可用其登录。如非本人操作，请立即解绑并修改密码。',
  'notice.authenticatorAdded.title': '已添加身份验证器',
  'notice.authenticatorAdded.text':
    '您的账号 {account} 已添加身份验证器，今后用密码或短信登录时还需输入其验证码。如非本人操作，请在 72 小时内通过发送到您手机或邮箱的链接撤销。',
  'notice.authenticatorRemoved.title': '已移除身份验证器',
  'notice.authenticatorRemoved.text':
    '您的账号 {account} 已移除身份验证器和恢复码，登录时不再需要身份验证器的验证码。如非本人操作，请立即修改密码。',
  'notice.authenticatorUndone.title': '新添加的身份验证器已移除',
  'notice.authenticatorUndone.text':
    '账号 {account} 新添加的身份验证器及此后的变更已撤销，所有设备都已退出登录。请设置新密码。',
  'notice.recoveryCodesMade.title': '已生成新的恢复码',
  'notice.recoveryCodesMade.text':
    '您的账号 {account} 已生成新的恢复码，原恢复码已失效。如非本人操作，请立即修改密码。',
  'notice.recoveryCodeUsed.title': '已使用恢复码',
  'notice.recoveryCodeUsed.text':
    '您的账号 {account} 使用了一个恢复码，剩余 {left} 个。如非本人操作，请立即修改密码并生成新的恢复码。',
  'notice.factorLocked.title': '有人多次输错验证码',
  'notice.factorLocked.text':
    '有人多次输错账号 {account} 的身份验证器验证码，可能已知道您的密码。如非本人操作，请立即修改密码。',
  'notice.newBrowser.title': '新的登录',
  'notice.newBrowser.text':
    '您的账号 {account} 在新的浏览器上登录：{device}，{place}，{at}。如为本人操作，无需处理；如非本人操作，请在 72 小时内使用邮件中的链接。',
  'notice.signInUndone.title': '一次登录已撤销',
  'notice.signInUndone.text':
    '账号 {account} 的一次登录被报告为他人操作。此后的变更已撤销，所有设备都已退出登录，原密码已失效。请设置新密码。',
  'device.unknown': '未知设备',
  'restored.passkey': '通行密钥',
  'restored.authenticator': '身份验证器',
  'notice.panic.title': '您的账号已锁定',
  'notice.panic.text':
    '有人报告他人正在使用账号 {account}。所有设备都已退出登录，{until} 之前任何人都不能登录。联系方式和登录方式已恢复到 72 小时前的状态（报告中标明为本人操作的变更除外），原密码已失效。如非本人报告，请打开发送到 72 小时前已设置的手机号或邮箱的消息中的链接；如是本人，请设置新密码，并移除您已丢失的登录方式。',
  'notice.factorsRestored.title': '已移除的登录方式已恢复',
  'notice.factorsRestored.text':
    '账号 {account} 已恢复到较早的状态，以下登录方式已恢复：{restored}。如果您已丢失其中的设备，请在账号安全页面移除。',
  'notice.panicUndone.title': '账号锁定已撤销',
  'notice.panicUndone.text': '账号 {account} 的锁定已结束。如非本人操作，请立即提交申诉。',
  'notice.phraseChanged.title': '预留信息已修改',
  'notice.phraseChanged.text':
    '账号 {account} 的预留信息已设置或修改，之后的消息会附上新的预留信息。如非本人操作，请立即登录并锁定账号。',
  'notice.phraseRemoved.title': '预留信息已移除',
  'notice.phraseRemoved.text':
    '账号 {account} 的预留信息已移除，之后的消息不再附上。如非本人操作，请立即登录并锁定账号。',
  'notice.lostAccessBegun.title': '有人正在找回您的账号',
  'notice.lostAccessBegun.text':
    '账号 {account} 已开始找回（{proof}）：有人表示登录所需的方式已丢失。从 {until} 起，对方可以设置新密码，身份验证器也会随之移除。如非本人操作，请立即停止：在账号安全页面操作，用身份验证器的验证码登录，或使用我们消息中的链接（如有）。',
  'notice.lostAccessReady.title': '现在可以为您的账号设置新密码',
  'notice.lostAccessReady.text':
    '账号 {account} 找回的等待期已结束。{until} 之前，发起人可以设置新密码。如非本人操作，请立即停止。',
  'notice.lostAccessStopped.title': '账号找回已停止',
  'notice.lostAccessStopped.text':
    '账号 {account} 的找回已停止，未做任何变更。如果是您本人发起的，可以提交申诉。',
  'notice.lostAccessFinished.title': '您的账号已找回',
  'notice.lostAccessFinished.text':
    '账号 {account} 已设置新密码。如有身份验证器，它和恢复码都已移除。{number}所有设备都已退出登录。如非本人操作，请在 72 小时内通过我们消息中的链接撤销。',
  'notice.lostAccessUndone.title': '账号找回已撤销',
  'notice.lostAccessUndone.text':
    '账号 {account} 的找回已撤销：被移除或更换的内容均已恢复，所有设备都已退出登录，新密码已失效。请重新设置密码。',
  'notice.passkeyAdded.title': '已添加通行密钥',
  'notice.passkeyAdded.text':
    '您的账号 {account} 已添加一个通行密钥，可用其登录。如非本人操作，请立即移除并修改密码。',
  'notice.passkeySaved.title': '浏览器已保存通行密钥',
  'notice.passkeySaved.text':
    '使用密码登录账号 {account} 后，浏览器保存了通行密钥，之后可用它登录。您无需操作。如果当时不是您本人登录，请立即移除通行密钥并修改密码。',
  'notice.passkeyRemoved.title': '已移除通行密钥',
  'notice.passkeyRemoved.text':
    '您的账号 {account} 已移除一个通行密钥，不能再用其登录。如非本人操作，请立即修改密码。',
  'notice.passkeyUndone.title': '新添加的通行密钥已移除',
  'notice.passkeyUndone.text':
    '账号 {account} 新添加的通行密钥及此后的变更已撤销，所有设备都已退出登录。请设置新密码。',
  'notice.passkeyCopied.title': '通行密钥可能被复制',
  'notice.passkeyCopied.text':
    '可能有人使用了您的账号 {account} 的通行密钥的副本。如有其他登录方式，我们已将其移除。请添加新的通行密钥；如非本人操作，请立即修改密码。',
  'notice.certificateUnbound.title': '已解绑数字证书',
  'notice.certificateUnbound.text':
    '您的账号 {account} 已解绑一张数字证书（序列号 {serial}，由 {issuer} 签发），不能再用其登录。如非本人操作，请立即修改密码。',
  'notice.accountLinked.title': '有账号与您的账号关联',
  'notice.accountLinked.text':
    '账号 {other} 已核验为同一人，现已与您的账号 {account} 关联。如非本人操作，请在 72 小时内通过链接撤销，并修改密码。',
  'notice.accountJoined.title': '您的账号已与另一账号关联',
  'notice.accountJoined.text':
    '您的账号 {account} 已与 {other} 关联：两者属于同一位已核验的人。如非本人操作，请立即修改密码。',
  'notice.linkUndone.title': '账号关联已撤销',
  'notice.linkUndone.text': '账号 {other} 的所有者撤销了与您的账号 {account} 的关联。',
  'notice.accountSwitched.title': '有人从另一账号进入您的账号',
  'notice.accountSwitched.text':
    '有人首次在某浏览器从 {other} 切换到您的账号 {account}。如非本人操作，请结束该会话并立即修改密码。',
  'notice.primary.title': '主账号已修改',
  'notice.primary.text': '用短信验证码登录时，今后进入账号 {account}。如非本人操作，请立即修改密码。',
  'notice.appeal.SUBMITTED.title': '申诉已提交',
  'notice.appeal.SUBMITTED.text': '您的申诉 {ticket} 已提交，可凭申诉编号和手机号查询进度。',
  'notice.appeal.REVIEWING.title': '申诉正在处理',
  'notice.appeal.REVIEWING.text': '您的申诉 {ticket} 正在处理。',
  'notice.appeal.NEED_MORE.title': '申诉需要补充材料',
  'notice.appeal.NEED_MORE.text':
    '您的申诉 {ticket} 需要补充说明或材料，请在 {days} 天内补充，否则申诉将关闭。',
  'notice.appeal.APPROVED.title': '申诉已通过',
  'notice.appeal.APPROVED.text': '您的申诉 {ticket} 已通过审核。',
  'notice.appeal.REJECTED.title': '申诉未通过',
  'notice.appeal.REJECTED.text': '您的申诉 {ticket} 未通过审核，请查看审核意见。',
  'notice.appeal.WITHDRAWN.title': '申诉已撤回',
  'notice.appeal.WITHDRAWN.text': '您的申诉 {ticket} 已撤回。如非本人操作，请立即修改密码。',
  'notice.appeal.CLOSED.title': '申诉已关闭',
  'notice.appeal.CLOSED.text': '您的申诉 {ticket} 已关闭。如仍需处理，请重新提交申诉。',
  'notice.authorization.PENDING.title': '有人向您发出授权',
  'notice.authorization.PENDING.text':
    '{name} 想请您代办事项，期限为 {start} 至 {end}。请查看内容后决定是否接受。',
  'notice.authorization.ACTIVE.title': '授权已被接受',
  'notice.authorization.ACTIVE.text': '{name} 已接受您的授权，期限为 {start} 至 {end}。您可以随时撤销。',
  'notice.authorization.REJECTED.title': '授权被拒绝',
  'notice.authorization.REJECTED.text': '{name} 拒绝了您的授权。',
  'notice.authorization.CANCELLED.title': '授权已取消',
  'notice.authorization.CANCELLED.text': '{name} 取消了发给您的授权，您无需再处理。',
  'notice.authorization.REVOKED.title': '授权已撤销',
  'notice.authorization.REVOKED.text': '{name} 已撤销与您之间 {start} 至 {end} 的授权，立即失效。',
  'notice.authorization.otherPerson.title': '授权已结束',
  'notice.authorization.otherPerson.text':
    '授予 {name} 的授权（{start} 至 {end}）已结束：被授权账号现已不属于此人。',
  'notice.companyCertificate.bound.title': '单位已绑定证书',
  'notice.companyCertificate.bound.text':
    '{name} 为 {company} 绑定了数字证书（序列号 {serial}，签发者 {issuer}）。如有疑问，请尽快在单位证书中核实。',
  'notice.companyCertificate.unbound.title': '单位证书已解绑',
  'notice.companyCertificate.unbound.text':
    '{name} 解绑了 {company} 的数字证书（序列号 {serial}，签发者 {issuer}）。如有疑问，请尽快在单位证书中核实。',
  'notice.companyCertificate.expiring.title': '单位证书即将到期',
  'notice.companyCertificate.expiring.text':
    '{company} 的数字证书（序列号 {serial}）将于 {end} 到期，请在此之前绑定新证书。',
  'notice.role.displaced.title': '您对单位的登记未生效',
  'notice.role.displaced.text':
    '他人已通过核实，成为“{orgName}”的{capacity}。您填报的{capacity}身份未经核实，现已失效。如有异议，请提交申诉。',
  'notice.role.claimed.title': '单位有新成员',
  'notice.role.claimed.text': '{name} 已通过核实，成为“{orgName}”的{capacity}。如有异议，请提交申诉。',
  'notice.role.otherPerson.title': '您在单位的身份已结束',
  'notice.role.otherPerson.text':
    '您的账号已核验为其他人，与“{orgName}”邀请或登记的人不一致，因此您在该单位的身份或邀请已取消。',
  'notice.role.wrongPerson.title': '单位成员的身份已结束',
  'notice.role.wrongPerson.text':
    '“{orgName}”一名成员或受邀人的账号已核验为其他人，其身份或邀请已取消。如有需要，请重新邀请。',
  'notice.legalRep.invited.title': '请确认担任法定代表人',
  'notice.legalRep.invited.text': '{company} 请您担任法定代表人。请在 {end} 前查看并接受或拒绝。',
  'notice.legalRep.asked.title': '已邀请新的法定代表人',
  'notice.legalRep.asked.text':
    '已邀请 {name} 担任 {company} 的法定代表人，对方接受前您仍是法定代表人。如非本人操作，请立即撤回邀请并修改密码。',
  'notice.legalRep.begun.title': '您已成为单位的法定代表人',
  'notice.legalRep.begun.text':
    '登记机关已将您登记为 {company} 的法定代表人，您现在可以代表该单位办理全部事项。如非本人操作，请立即修改密码并提交申诉。',
  'notice.legalRep.ended.title': '您不再代表该单位',
  'notice.legalRep.ended.text':
    '{company} 的法定代表人已变更为 {name}，您在该单位的身份已结束。如有异议，请提交申诉。',
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
  'client.demo-app.name': '示例手机应用',
  'client.demo-app.operator': '示例软件工作室',
  'client.demo-app.purpose': '在本机上试用门户登录，看看应用能拿到哪些信息。',
  'client.demo-web.name': '示例办事网站',
  'client.demo-web.operator': '示例市政务服务中心',
  'client.demo-web.purpose': '在线办理事项，并核对办理人的身份。',
  'client.city-parking.name': '示例停车',
  'client.city-parking.operator': '示例市停车管理中心',
  'client.city-parking.purpose': '查询车位、缴纳停车费，并把电子票据发给您。',
  'client.city-library.name': '示例图书馆',
  'client.city-library.operator': '示例市图书馆',
  'client.city-library.purpose': '办理借书证，借阅、续借和预约图书。',
  'client.city-clinic.name': '示例社区卫生',
  'client.city-clinic.operator': '示例市卫生服务中心',
  'client.city-clinic.purpose': '预约门诊和疫苗接种，查看就诊提醒。',
  'claim.verifiedAt': '{date}完成核验',
  'certificate.demo': 'demo 的证书，AES 容器',
  'certificate.boss': 'boss 的证书，AES 容器',
  'certificate.boss-expiring': 'boss 的证书，30 天内到期',
  'certificate.legacy': 'demo 的证书，旧版 Windows 导出的 3DES/RC2 容器',
  'certificate.expired': '已过期',
  'certificate.not-yet': '尚未生效',
  'certificate.revoked': '已被吊销',
  'certificate.unknown-issuer': '由不受信任的机构签发',
  'certificate.not-bound': '有效，签发给 newcomer，尚未绑定',
  'certificate.company': '测试一号有限公司的证书，已绑定',
  'certificate.company-expiring': '测试一号有限公司的证书，已绑定，30 天内到期',
  'certificate.company-fresh': '测试一号有限公司的证书，尚未绑定',
  'certificate.company-second': '测试二号商行的证书，尚未绑定',
  'certificate.company-third': '测试三号科技有限公司的证书，尚未绑定',
  'certificate.company-revoked': '测试一号有限公司的证书，已被吊销',
};
