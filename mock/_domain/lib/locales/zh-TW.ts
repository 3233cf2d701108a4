import template from './template/zh-TW';
import type zh from './zh-CN';

export default {
  ...template,
  contactHours: '工作日 9:00–18:00（北京時間）',
  siteName: '統一身分入口網站',
  'code.text': '{code} 是您的驗證碼，用於{purpose}，{minutes} 分鐘內有效。請勿告訴任何人。',
  'purpose.login': '登入',
  'purpose.register': '註冊帳號',
  'purpose.reset': '重設密碼',
  'purpose.appeal': '提出申訴',
  'purpose.bind': '綁定聯絡方式',
  'purpose.changeMobile': '變更手機號碼',
  'purpose.stepUp': '確認本人操作',
  'purpose.unfreeze': '解除帳號凍結',
  'purpose.guardian': '監護人確認',
  'purpose.verify': '驗證身分',
  'message.phrase': '您的識別語：「{phrase}」',
  'mail.notice': '【{title}】{text}',
  'mail.activation':
    '您已註冊帳號 {account}。請於 {hours} 小時內開啟郵件中的連結完成啟用；若非您本人操作，請忽略此郵件。',
  'mail.authorized':
    '您已向 {name} 送出授權，期間為 {start} 至 {end}，對方接受後生效。若非您本人操作，請立即取消該授權並變更密碼。',
  'message.guardianConsented':
    '您已以監護人身分同意 {name} 註冊帳號 {account}。若非您本人操作，請於入口網站提出申訴。',
  'message.unfrozen': '您的帳號 {account} 已於 {at} 解除凍結，可以正常登入。若非您本人操作，請立即提出申訴。',
  'message.exported':
    '您的帳號 {account} 於 {at} 下載了個人資料副本。若非您本人操作，請立即變更密碼並結束其他工作階段。',
  'message.canceling':
    '您的帳號 {account} 已申請刪除，將於 {at} 刪除。在此之前登入即可取消刪除。若非您本人操作，請立即登入並變更密碼。',
  'message.cancellationUndone':
    '您於 {at} 登入了帳號 {account}，已取消刪除。若非您本人操作，請立即重設密碼。',
  'message.lostAccessBegun':
    '您已開始找回帳號 {account}。{until} 起可以設定新密碼，屆時我們會再傳送一個連結。透過此連結可以了解進度或停止找回。若非您本人操作，請停止。',
  'message.lostAccessReady':
    '等待期已結束：{until} 之前，可以透過此連結為帳號 {account} 設定新密碼；如有驗證器應用程式，也會移除。若非您本人發起，請於該頁面停止。請勿將此連結轉給任何人。',
  'lostAccess.by.contact': '透過帳號的手機號碼或電子郵件',
  'lostAccess.by.identity': '透過帳號實名本人的支付應用程式',
  'lostAccess.by.appeal': '透過已核准的申訴',
  'lostAccess.number.replaced': '手機號碼也已更換。',
  'lostAccess.number.kept': '手機號碼未變。',
  'place.local': '本機網路',
  'place.beijing': '北京',
  'place.shanghai': '上海',
  'place.guangzhou': '廣州',
  'notice.welcome.title': '歡迎使用統一身分入口網站',
  'notice.welcome.text': '您可以在這裡檢視身分資料、管理帳號，並以同一個帳號登入其他應用程式。',
  'notice.signInReview.title': '請留意近期登入',
  'notice.signInReview.text': '如果登入時間或地點並非您本人操作，請儘快變更密碼。',
  'notice.verify.title': '請完成實名驗證',
  'notice.verify.text': '您的身分尚未驗證。完成驗證後可辦理更多事項。',
  'notice.levelUp.title': '驗證等級已提升',
  'notice.levelUp.text': '{channel}已通過，您的驗證等級為 {level}。若非您本人操作，請立即變更密碼。',
  'notice.verified.title': '身分驗證已通過',
  'notice.verified.text': '{channel}已通過，您的驗證等級仍為 {level}。若非您本人操作，請立即變更密碼。',
  'notice.identityVerified.title': '您的帳號已完成身分驗證',
  'notice.identityVerified.text':
    '帳號 {account} 已驗證為 {name}。若不是您本人操作，請在 72 小時內透過連結復原，並變更密碼。',
  'notice.identityDisplaced.title': '您帳號中的證件已由他人驗證',
  'notice.identityDisplaced.text':
    '您的帳號 {account} 中的證件已由另一個帳號驗證，因此您的帳號不再使用該姓名和證件號碼。如果您的帳號先前已驗證，驗證等級已降為 L1，所擔任的機構身分已結束，所有裝置均已登出。若這是您的證件，請透過銀行卡或支付應用程式驗證身分，或提出申訴。',
  'notice.contactUndone.title': '您的帳號聯絡方式已恢復',
  'notice.contactUndone.text':
    '帳號 {account} 已恢復變更前的手機號碼與電子郵件，此後新增的登入方式、安全提示問題與授權已移除，所有裝置都已登出。請設定新密碼。',
  'notice.identityUndone.title': '您帳號的身分驗證已復原',
  'notice.identityUndone.text':
    '帳號 {account} 的身分驗證已復原，所有裝置都已登出。請設定新密碼，因為可能有其他人使用過您的帳號。',
  'notice.verifyFailed.title': '身分驗證未通過',
  'notice.verifyFailed.text':
    '{channel}：資料不符。您可以核對後重試，或選擇其他方式。若非您本人操作，請立即變更密碼。',
  'notice.disowned.title': '您標記了一次非本人操作',
  'notice.disowned.text': '那次登入若尚未登出，現已結束。請儘快設定新密碼，並檢查手機號碼與電子郵件。',
  'notice.cancellationUndone.title': '已取消刪除帳號',
  'notice.cancellationUndone.text':
    '您在刪除生效前登入，帳號已恢復正常使用。若仍要刪除，請重新申請；若登入的不是您，請立即變更密碼。',
  'notice.handler.title': '您已成為機構承辦人',
  'notice.handler.text': '法定代表人已授權您代表機構辦理事項。',
  'notice.role.proven.title': '機構已新增',
  'notice.role.proven.text': '您已可以代表「{orgName}」辦理事項。若非您本人操作，請立即變更密碼並提出申訴。',
  'notice.role.refused.title': '機構未能新增',
  'notice.role.refused.text': '「{orgName}」未通過確認。請檢視原因，修改後可以重試。',
  'notice.role.applied.title': '有人申請成為承辦人',
  'notice.role.applied.text': '{name} 申請成為「{orgName}」的承辦人，請核對後同意或拒絕。',
  'notice.role.accepted.title': '承辦人邀請已被接受',
  'notice.role.accepted.text': '{name} 已接受邀請，成為「{orgName}」的成員。',
  'notice.role.rejected.title': '承辦人邀請被拒絕',
  'notice.role.rejected.text': '{name} 拒絕了「{orgName}」的邀請。',
  'notice.role.withdrawn.title': '承辦人申請已撤回',
  'notice.role.withdrawn.text': '{name} 撤回了對「{orgName}」的申請，您無須再處理。',
  'notice.role.left.title': '有人退出了機構',
  'notice.role.left.text': '{name} 已退出「{orgName}」，其授權同時結束。',
  'notice.mobileBound.title': '已綁定手機號碼',
  'notice.mobileBound.text':
    '您的帳號 {account} 已綁定手機號碼 {mobile}，可用其登入。若非您本人操作，請立即變更密碼並提出申訴。',
  'notice.mobileChanged.title': '手機號碼已變更',
  'notice.mobileChanged.text':
    '您的帳號 {account} 已將手機號碼改為 {mobile}。若非您本人操作，請立即提出申訴。',
  'notice.emailChanged.title': '電子郵件已變更',
  'notice.emailChanged.text':
    '您的帳號 {account} 已將電子郵件改為 {email}。若非您本人操作，請立即變更密碼並提出申訴。',
  'notice.passwordChanged.title': '密碼已變更',
  'notice.passwordChanged.text':
    '您的帳號 {account} 已變更密碼，其他裝置均已登出。若非您本人操作，請立即重設密碼。',
  'notice.passwordReset.title': '密碼已重設',
  'notice.passwordReset.text':
    '您的帳號 {account} 已重設密碼，所有裝置均已登出。若非您本人操作，請立即提出申訴。',
  'notice.questionsChanged.title': '安全提示問題已變更',
  'notice.questionsChanged.text': '您的帳號 {account} 已變更安全提示問題。若非您本人操作，請立即變更密碼。',
  'notice.bound.title': '已綁定第三方帳號',
  'notice.bound.text':
    '您的帳號 {account} 已綁定{provider}帳號，可用其登入。若非您本人操作，請立即解除綁定並變更密碼。',
  'notice.unbound.title': '已解除綁定第三方帳號',
  'notice.unbound.text':
    '您的帳號 {account} 已解除綁定{provider}帳號，無法再用其登入。若非您本人操作，請立即變更密碼。',
  'notice.certificateBound.title': '已綁定數位憑證',
  'notice.certificateBound.text':
    '您的帳號 {account} 已綁定一張數位憑證（序號 {serial}，由 {issuer} 簽發），可用其登入。若非您本人操作，請立即解除綁定並變更密碼。',
  'notice.authenticatorAdded.title': '已新增驗證器應用程式',
  'notice.authenticatorAdded.text':
    '您的帳號 {account} 已新增驗證器應用程式，今後以密碼或簡訊登入時還需輸入其驗證碼。若非您本人操作，請於 72 小時內透過傳送至您手機或信箱的連結撤銷。',
  'notice.authenticatorRemoved.title': '已移除驗證器應用程式',
  'notice.authenticatorRemoved.text':
    '您的帳號 {account} 已移除驗證器應用程式與復原碼，登入時不再需要驗證器應用程式的驗證碼。若非您本人操作，請立即變更密碼。',
  'notice.authenticatorUndone.title': '新增的驗證器應用程式已移除',
  'notice.authenticatorUndone.text':
    '帳號 {account} 新增的驗證器應用程式與此後的變更已復原，所有裝置都已登出。請設定新密碼。',
  'notice.recoveryCodesMade.title': '已產生新的復原碼',
  'notice.recoveryCodesMade.text':
    '您的帳號 {account} 已產生新的復原碼，原復原碼已失效。若非您本人操作，請立即變更密碼。',
  'notice.recoveryCodeUsed.title': '已使用復原碼',
  'notice.recoveryCodeUsed.text':
    '您的帳號 {account} 使用了一組復原碼，剩餘 {left} 組。若非您本人操作，請立即變更密碼並產生新的復原碼。',
  'notice.factorLocked.title': '有人多次輸錯驗證碼',
  'notice.factorLocked.text':
    '有人多次輸錯帳號 {account} 的驗證器應用程式驗證碼，可能已知道您的密碼。若非您本人操作，請立即變更密碼。',
  'notice.newBrowser.title': '新的登入',
  'notice.newBrowser.text':
    '您的帳號 {account} 在新的瀏覽器上登入：{device}，{place}，{at}。若為您本人操作，無須處理；若非您本人操作，請於 72 小時內使用郵件中的連結。',
  'notice.signInUndone.title': '一次登入已復原',
  'notice.signInUndone.text':
    '帳號 {account} 的一次登入被回報為他人操作。此後的變更已復原，所有裝置都已登出，原密碼已失效。請設定新密碼。',
  'device.unknown': '未知裝置',
  'restored.passkey': '密碼金鑰',
  'restored.authenticator': '驗證器應用程式',
  'notice.panic.title': '您的帳號已鎖定',
  'notice.panic.text':
    '有人回報他人正在使用帳號 {account}。所有裝置都已登出，{until} 之前任何人都無法登入。聯絡方式與登入方式已恢復到 72 小時前的狀態（回報中標明為本人操作的變更除外），原密碼已失效。若非您本人回報，請開啟傳送到 72 小時前已設定的手機號碼或電子郵件的訊息中的連結；若是您本人，請設定新密碼，並移除您已遺失的登入方式。',
  'notice.factorsRestored.title': '已移除的登入方式已恢復',
  'notice.factorsRestored.text':
    '帳號 {account} 已恢復到較早的狀態，以下登入方式已恢復：{restored}。若您已遺失其中的裝置，請在帳號安全頁面移除。',
  'notice.panicUndone.title': '帳號鎖定已復原',
  'notice.panicUndone.text': '帳號 {account} 的鎖定已結束。若非您本人操作，請立即送出申訴。',
  'notice.phraseChanged.title': '識別語已變更',
  'notice.phraseChanged.text':
    '帳號 {account} 的識別語已設定或變更，之後的訊息會附上新的識別語。若非您本人操作，請立即登入並鎖定帳號。',
  'notice.phraseRemoved.title': '識別語已移除',
  'notice.phraseRemoved.text':
    '帳號 {account} 的識別語已移除，之後的訊息不再附上。若非您本人操作，請立即登入並鎖定帳號。',
  'notice.lostAccessBegun.title': '有人正在找回您的帳號',
  'notice.lostAccessBegun.text':
    '帳號 {account} 已開始找回（{proof}）：有人表示登入所需的方式已遺失。自 {until} 起，對方可以設定新密碼，驗證器應用程式也會隨之移除。若非您本人操作，請立即停止：在帳號安全頁面操作、以驗證器應用程式的驗證碼登入，或使用我們訊息中的連結（如有）。',
  'notice.lostAccessReady.title': '現在可以為您的帳號設定新密碼',
  'notice.lostAccessReady.text':
    '帳號 {account} 找回的等待期已結束。{until} 之前，發起人可以設定新密碼。若非您本人操作，請立即停止。',
  'notice.lostAccessStopped.title': '帳號找回已停止',
  'notice.lostAccessStopped.text':
    '帳號 {account} 的找回已停止，沒有任何變更。若是您本人發起的，可以送出申訴。',
  'notice.lostAccessFinished.title': '您的帳號已找回',
  'notice.lostAccessFinished.text':
    '帳號 {account} 已設定新密碼。如有驗證器應用程式，它與復原碼都已移除。{number}所有裝置都已登出。若非您本人操作，請於 72 小時內透過我們訊息中的連結復原。',
  'notice.lostAccessUndone.title': '帳號找回已復原',
  'notice.lostAccessUndone.text':
    '帳號 {account} 的找回已復原：遭移除或更換的內容均已還原，所有裝置都已登出，新密碼已失效。請重新設定密碼。',
  'notice.passkeyAdded.title': '已新增密碼金鑰',
  'notice.passkeyAdded.text':
    '您的帳號 {account} 已新增一個密碼金鑰，可用其登入。若非您本人操作，請立即移除並變更密碼。',
  'notice.passkeySaved.title': '瀏覽器已儲存密碼金鑰',
  'notice.passkeySaved.text':
    '以密碼登入帳號 {account} 後，瀏覽器儲存了密碼金鑰，之後可用它登入。您不需進行任何操作。如果當時不是您本人登入，請立即移除密碼金鑰並變更密碼。',
  'notice.passkeyRemoved.title': '已移除密碼金鑰',
  'notice.passkeyRemoved.text':
    '您的帳號 {account} 已移除一個密碼金鑰，無法再用其登入。若非您本人操作，請立即變更密碼。',
  'notice.passkeyUndone.title': '新增的密碼金鑰已移除',
  'notice.passkeyUndone.text':
    '帳號 {account} 新增的密碼金鑰與此後的變更已復原，所有裝置都已登出。請設定新密碼。',
  'notice.passkeyCopied.title': '密碼金鑰可能遭到複製',
  'notice.passkeyCopied.text':
    '可能有人使用了您的帳號 {account} 的密碼金鑰副本。若有其他登入方式，我們已將其移除。請新增新的密碼金鑰；若非您本人操作，請立即變更密碼。',
  'notice.certificateUnbound.title': '已解除綁定數位憑證',
  'notice.certificateUnbound.text':
    '您的帳號 {account} 已解除綁定一張數位憑證（序號 {serial}，由 {issuer} 簽發），無法再用其登入。若非您本人操作，請立即變更密碼。',
  'notice.accountLinked.title': '有帳號與您的帳號關聯',
  'notice.accountLinked.text':
    '帳號 {other} 已驗證為同一人，現已與您的帳號 {account} 關聯。若非您本人操作，請在 72 小時內透過連結復原，並變更密碼。',
  'notice.accountJoined.title': '您的帳號已與另一個帳號關聯',
  'notice.accountJoined.text':
    '您的帳號 {account} 已與 {other} 關聯：兩者屬於同一位已驗證的人。若非您本人操作，請立即變更密碼。',
  'notice.linkUndone.title': '帳號關聯已解除',
  'notice.linkUndone.text': '帳號 {other} 的擁有者已解除與您的帳號 {account} 的關聯。',
  'notice.accountSwitched.title': '有人從另一個帳號進入您的帳號',
  'notice.accountSwitched.text':
    '有人第一次在某個瀏覽器從 {other} 切換到您的帳號 {account}。若非您本人操作，請結束該工作階段並立即變更密碼。',
  'notice.primary.title': '主要帳號已變更',
  'notice.primary.text': '今後以簡訊驗證碼登入時，會進入帳號 {account}。若非您本人操作，請立即變更密碼。',
  'notice.appeal.SUBMITTED.title': '申訴已送出',
  'notice.appeal.SUBMITTED.text': '您的申訴 {ticket} 已送出，可憑申訴編號和手機號碼查詢進度。',
  'notice.appeal.REVIEWING.title': '申訴處理中',
  'notice.appeal.REVIEWING.text': '您的申訴 {ticket} 正在處理。',
  'notice.appeal.NEED_MORE.title': '申訴需要補件',
  'notice.appeal.NEED_MORE.text': '您的申訴 {ticket} 需要補充說明或文件，請於 {days} 天內補件，逾期將結案。',
  'notice.appeal.APPROVED.title': '申訴已通過',
  'notice.appeal.APPROVED.text': '您的申訴 {ticket} 已通過審核。',
  'notice.appeal.REJECTED.title': '申訴未通過',
  'notice.appeal.REJECTED.text': '您的申訴 {ticket} 未通過審核，請檢視審核意見。',
  'notice.appeal.WITHDRAWN.title': '申訴已撤回',
  'notice.appeal.WITHDRAWN.text': '您的申訴 {ticket} 已撤回。若非您本人操作，請立即變更密碼。',
  'notice.appeal.CLOSED.title': '申訴已結案',
  'notice.appeal.CLOSED.text': '您的申訴 {ticket} 已結案。若仍需處理，請重新提出申訴。',
  'notice.authorization.PENDING.title': '有人向您提出授權',
  'notice.authorization.PENDING.text':
    '{name} 想請您代辦事項，期間為 {start} 至 {end}。請檢視內容後決定是否接受。',
  'notice.authorization.ACTIVE.title': '授權已獲接受',
  'notice.authorization.ACTIVE.text': '{name} 已接受您的授權，期間為 {start} 至 {end}。您可以隨時撤銷。',
  'notice.authorization.REJECTED.title': '授權遭拒絕',
  'notice.authorization.REJECTED.text': '{name} 拒絕了您的授權。',
  'notice.authorization.CANCELLED.title': '授權已取消',
  'notice.authorization.CANCELLED.text': '{name} 取消了給您的授權，您無須再處理。',
  'notice.authorization.REVOKED.title': '授權已撤銷',
  'notice.authorization.REVOKED.text': '{name} 已撤銷與您之間 {start} 至 {end} 的授權，立即失效。',
  'notice.authorization.otherPerson.title': '授權已結束',
  'notice.authorization.otherPerson.text':
    '授予 {name} 的授權（{start} 至 {end}）已結束：被授權的帳號現在已不屬於此人。',
  'notice.companyCertificate.bound.title': '機構已綁定憑證',
  'notice.companyCertificate.bound.text':
    '{name} 為 {company} 綁定了數位憑證（序號 {serial}，簽發者 {issuer}）。如有疑問，請儘快到機構憑證確認。',
  'notice.companyCertificate.unbound.title': '機構憑證已解除綁定',
  'notice.companyCertificate.unbound.text':
    '{name} 已將 {company} 的數位憑證解除綁定（序號 {serial}，簽發者 {issuer}）。如有疑問，請儘快到機構憑證確認。',
  'notice.companyCertificate.expiring.title': '機構憑證即將到期',
  'notice.companyCertificate.expiring.text':
    '{company} 的數位憑證（序號 {serial}）將於 {end} 到期，請在此之前綁定新憑證。',
  'notice.role.displaced.title': '您對機構的登記未生效',
  'notice.role.displaced.text':
    '他人已通過確認，成為「{orgName}」的{capacity}。您填報的{capacity}身分未經確認，現已失效。若有異議，請提出申訴。',
  'notice.role.claimed.title': '機構有新成員',
  'notice.role.claimed.text': '{name} 已通過確認，成為「{orgName}」的{capacity}。若有異議，請提出申訴。',
  'notice.role.otherPerson.title': '您在機構的身分已結束',
  'notice.role.otherPerson.text':
    '您的帳號已驗證為其他人，與「{orgName}」邀請或登記的人不符，因此您在該機構的身分或邀請已取消。',
  'notice.role.wrongPerson.title': '機構成員的身分已結束',
  'notice.role.wrongPerson.text':
    '「{orgName}」一名成員或受邀人的帳號已驗證為其他人，其身分或邀請已取消。如有需要，請重新邀請。',
  'notice.legalRep.invited.title': '請確認擔任法定代表人',
  'notice.legalRep.invited.text': '{company} 請您擔任法定代表人。請在 {end} 前檢視並接受或拒絕。',
  'notice.legalRep.asked.title': '已邀請新的法定代表人',
  'notice.legalRep.asked.text':
    '已邀請 {name} 擔任 {company} 的法定代表人，對方接受前您仍是法定代表人。若非您本人操作，請立即撤回邀請並變更密碼。',
  'notice.legalRep.begun.title': '您已成為機構的法定代表人',
  'notice.legalRep.begun.text':
    '登記機關已將您登記為 {company} 的法定代表人，您現在可以代表該機構辦理所有事項。若非您本人操作，請立即變更密碼並提出申訴。',
  'notice.legalRep.ended.title': '您不再代表該機構',
  'notice.legalRep.ended.text':
    '{company} 的法定代表人已變更為 {name}，您在該機構的身分已結束。若有異議，請提出申訴。',
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
  'client.demo-app.name': '範例行動應用程式',
  'client.demo-app.operator': '範例軟體工作室',
  'client.demo-app.purpose': '在這部電腦上試用入口網站登入，看看應用程式能取得哪些資料。',
  'client.demo-web.name': '範例申辦網站',
  'client.demo-web.operator': '範例市政服務中心',
  'client.demo-web.purpose': '線上申辦事項，並核對申辦人的身分。',
  'client.city-parking.name': '範例停車',
  'client.city-parking.operator': '範例市停車管理中心',
  'client.city-parking.purpose': '查詢車位、繳交停車費，並寄送電子收據給您。',
  'client.city-library.name': '範例圖書館',
  'client.city-library.operator': '範例市立圖書館',
  'client.city-library.purpose': '申辦借閱證，借閱、續借與預約圖書。',
  'client.city-clinic.name': '範例社區健康',
  'client.city-clinic.operator': '範例市健康服務中心',
  'client.city-clinic.purpose': '預約門診與疫苗接種，並接收就診提醒。',
  'claim.verifiedAt': '{date}完成驗證',
  'certificate.demo': 'demo 的憑證，AES 容器',
  'certificate.boss': 'boss 的憑證，AES 容器',
  'certificate.boss-expiring': 'boss 的憑證，30 天內到期',
  'certificate.legacy': 'demo 的憑證，舊版 Windows 匯出的 3DES/RC2 容器',
  'certificate.expired': '已過期',
  'certificate.not-yet': '尚未生效',
  'certificate.revoked': '已被撤銷',
  'certificate.unknown-issuer': '由不受信任的機構簽發',
  'certificate.not-bound': '有效，簽發給 newcomer，尚未綁定',
  'certificate.company': 'boss 第一家機構的憑證，已綁定',
  'certificate.company-expiring': 'boss 第一家機構的憑證，已綁定，30 天內到期',
  'certificate.company-fresh': 'boss 第一家機構的憑證，尚未綁定',
  'certificate.company-second': 'boss 第二家機構的憑證，尚未綁定',
  'certificate.company-third': '入口網站還沒有的機構的憑證，其法定代表人是 demo',
  'certificate.company-revoked': 'boss 第一家機構的憑證，已被撤銷',
} satisfies Record<keyof typeof zh, string>;
