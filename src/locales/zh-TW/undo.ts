import type zh from '../zh-CN/undo';

export default {
  'undo.IDENTITY.title': '這次身分驗證是您本人操作的嗎？',
  'undo.IDENTITY.text': '帳號 {account} 於 {at} 驗證為 {name}。',
  'undo.IDENTITY.effect':
    '若不是您本人操作，請復原。帳號將回到驗證之前的狀態，之後取得的機構身分與授權會結束，所有裝置都會登出。',
  'undo.IDENTITY.submit': '復原驗證',
  'undo.LINK.title': '這個帳號是您本人的嗎？',
  'undo.LINK.text': '帳號 {name} 於 {at} 與您的帳號 {account} 關聯，因為兩者驗證為同一個人。',
  'undo.LINK.effect':
    '若不是您本人的帳號，請復原。關聯會解除，對方帳號因此取得的身分會取消，並在所有裝置上登出。',
  'undo.LINK.submit': '解除關聯',
  'undo.CONTACT.title': '手機號碼或電子郵件是您本人變更的嗎？',
  'undo.CONTACT.text': '帳號 {account} 的聯絡方式於 {at} 變更，目前為 {name}。',
  'undo.CONTACT.effect':
    '若不是您本人操作，請復原。帳號將恢復原本的手機號碼與電子郵件，此後新增的登入方式、安全提示問題與授權將移除，此後的身分驗證與刪除帳號的申請將取消，所有裝置都會登出。',
  'undo.CONTACT.submit': '復原變更',
  'undo.CONTACT.done':
    '原本的聯絡方式已恢復，所有裝置都已登出。請立即設定新密碼，因為可能有其他人知道目前的密碼。',
  'undo.AUTHENTICATOR.title': '驗證器應用程式是您本人新增的嗎？',
  'undo.AUTHENTICATOR.text': '帳號 {account} 於 {at} 新增了驗證器應用程式，登入時需要其驗證碼。',
  'undo.AUTHENTICATOR.effect':
    '若不是您本人操作，請復原。此驗證器應用程式將移除，此後變更的手機號碼與電子郵件將恢復，此後新增的登入方式、安全提示問題與授權將移除，所有裝置都會登出。',
  'undo.AUTHENTICATOR.submit': '移除驗證器應用程式',
  'undo.AUTHENTICATOR.done':
    '驗證器應用程式與此後的變更已復原，所有裝置都已登出。請立即設定新密碼，因為可能有其他人知道目前的密碼。',
  'undo.PASSKEY.title': '密碼金鑰是您本人新增的嗎？',
  'undo.PASSKEY.text': '帳號 {account} 於 {at} 新增了密碼金鑰，之後可用它登入。',
  'undo.PASSKEY.effect':
    '若不是您本人操作，請復原。此密碼金鑰將移除，此後變更的手機號碼與電子郵件將恢復，此後新增的登入方式、安全提示問題與授權將移除，所有裝置都會登出。',
  'undo.PASSKEY.submit': '移除密碼金鑰',
  'undo.PASSKEY.done':
    '密碼金鑰與此後的變更已復原，所有裝置都已登出。請立即設定新密碼，因為可能有其他人知道目前的密碼。',
  'undo.SIGN_IN.title': '是您本人登入的嗎？',
  'undo.SIGN_IN.text': '帳號 {account} 於 {at} 在新的瀏覽器上登入：{name}。',
  'undo.SIGN_IN.effect':
    '若非您本人操作，請告訴我們。此後的變更會被復原，所有裝置會登出，密碼以及該次登入使用的密碼金鑰、數位憑證或第三方帳號會失效。',
  'undo.SIGN_IN.submit': '不是我',
  'undo.SIGN_IN.done': '所有裝置都已登出，該次登入之後的變更已復原。原密碼已失效，請立即設定新密碼。',
  'undo.PANIC.title': '是您鎖定了帳號嗎？',
  'undo.PANIC.text': '帳號 {account} 於 {at} 被鎖定，因為有人回報他人正在使用該帳號。',
  'undo.PANIC.effect':
    '如果是誤按或他人所為，請復原。您可以立即重新登入，帳號會恢復原有的聯絡方式、密碼金鑰與驗證器應用程式。密碼仍然無效。',
  'undo.PANIC.submit': '復原鎖定',
  'undo.PANIC.done': '鎖定已結束。原密碼仍然無效，請立即設定新密碼。',
  'undo.LOST_ACCESS.title': '是您找回帳號的嗎？',
  'undo.LOST_ACCESS.text':
    '帳號 {account} 於 {at} 設定了新密碼。如有驗證器應用程式，已移除；手機號碼也可能已更換。',
  'undo.LOST_ACCESS.effect':
    '若非您本人操作，請復原。遭移除或更換的內容將還原，此後的變更將復原，所有裝置都會登出，新密碼將失效。',
  'undo.LOST_ACCESS.submit': '復原找回',
  'undo.LOST_ACCESS.done':
    '遭移除或更換的內容已還原，所有裝置都已登出。請立即設定新密碼，剛才設定的密碼無法再用。',
  'undo.until': '{until} 之前可以復原。',
  'undo.keep': '若是您本人操作，請關閉本頁，不必做任何事。',
  'undo.keep.PANIC': '如果是您本人操作，無須在此操作。請設定新密碼，鎖定結束後登入。',
  'undo.submitting': '正在復原',
  'undo.unreachable': '未能復原。',
  'undo.failed': '無法載入連結的內容',
  'undo.done': '已復原',
  'undo.LINK.done': '關聯已解除。請立即變更密碼，因為可能有其他人知道您的個人資料。',
  'undo.IDENTITY.done': '帳號已恢復，所有裝置都已登出。請立即設定新密碼，因為可能有其他人知道目前的密碼。',
  'undo.reset': '設定新密碼',
  'undo.gone': '無法透過此連結復原變更',
  'undo.gone.text': '連結無效、已使用或已過期。若帳號遭他人使用，請重設密碼或提出申訴。',
} satisfies Record<keyof typeof zh, string>;
