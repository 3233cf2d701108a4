import type zh from '../zh-CN/lost';

export default {
  'lost.why': '您還有什麼？請選擇第一個符合的選項。這裡不需要填寫任何內容。',
  'lost.time': '所需：{time}',
  'lost.session': '仍在登入狀態的裝置',
  'lost.session.text':
    '用已登入的手機掃描登入頁的 QR Code；在已登入的瀏覽器中開啟「帳號安全」，看看是否還有可用的密碼金鑰或數位憑證。',
  'lost.session.time': '一分鐘',
  'lost.passkey': '密碼金鑰（本裝置或其他裝置）',
  'lost.passkey.text':
    '在登入頁選擇「密碼金鑰」。瀏覽器可以使用其他手機、平板或安全金鑰中的密碼金鑰，不需要驗證器應用程式的驗證碼。',
  'lost.passkey.time': '一分鐘',
  'lost.provider': '已綁定的支付或即時通訊應用程式',
  'lost.provider.text': '在登入頁的「其他登入方式」中選擇它，不需要驗證器應用程式的驗證碼。',
  'lost.provider.time': '一分鐘',
  'lost.code': '密碼和一組復原碼',
  'lost.code.text':
    '以密碼登入。要求輸入驗證器應用程式的驗證碼時，輸入新增驗證器應用程式時儲存的一組復原碼。',
  'lost.code.time': '一分鐘',
  'lost.contact': '手機號碼或電子郵件',
  'lost.contact.text':
    '以傳送到手機號碼或電子郵件的驗證碼設定新密碼。驗證器應用程式與復原碼也遺失了？請在最後一步說明，之後需等待 {days} 天。帳號的其他手機號碼與電子郵件會收到通知，並可在此期間停止。',
  'lost.contact.time': '5 分鐘；沒有驗證器應用程式時 {days} 天',
  'lost.certificate': '數位憑證',
  'lost.certificate.text': '以憑證及其 PIN 登入，不需要驗證器應用程式的驗證碼。',
  'lost.certificate.time': '憑證檔案或 USB 金鑰，2 分鐘',
  'lost.identity': '支付應用程式（帳號已驗證身分）',
  'lost.identity.text':
    '支付應用程式確認您是帳號的實名本人後，請留下目前使用的手機號碼。需等待 {days} 天，原有的手機號碼與電子郵件會收到通知，並可以停止。',
  'lost.identity.time': '支付應用程式、手機號碼與 {days} 天',
  'lost.none': '以上都沒有',
  'lost.none.text':
    '請以您的證件和目前使用的手機號碼送出申訴。審核人員會核對帳號是否以同一證件驗證。通過後，原有的手機號碼與電子郵件都會收到通知，需等待 {days} 天，之後可以設定新密碼，新手機號碼將屬於此帳號。',
  'lost.none.time': '證件、手機號碼、審核時間與 {days} 天',
  'lost.stranger': '有人正在使用我的帳號',
  'lost.stranger.text':
    '以手機號碼、電子郵件、支付應用程式或憑證確認帳號屬於您，然後立即鎖定：所有裝置登出，近期的變更將復原。',
  'lost.stranger.time': '5 分鐘',
  'lost.title': '帳號找回',
  'lost.failed': '無法載入帳號找回資訊',
  'lost.unreachable': '沒有任何變更。',
  'lost.waiting': '{until} 起可以設定新密碼',
  'lost.waiting.text':
    '帳號 {account} 的找回始於 {at}。帳號的其他手機號碼與電子郵件已收到通知，在此之前可以停止。',
  'lost.waiting.next':
    '屆時我們會向收到此連結的手機號碼或電子郵件再傳送一個連結，不必保持此頁面開啟。若找到了遺失的登入方式，登入後在此頁面停止找回即可。',
  'lost.sent': '等待期已結束，新連結已傳送',
  'lost.sent.text':
    '請開啟收到此連結的手機號碼或電子郵件中的最新訊息。只有新連結可以設定密碼，有效至 {until}。',
  'lost.ready': '請設定新密碼',
  'lost.ready.text':
    '等待期已結束。新密碼將開啟帳號 {account}；如有驗證器應用程式，它與復原碼都會移除。所有裝置都會登出。有效至 {until}。',
  'lost.other': '是您要找回帳號嗎？',
  'lost.other.text': '{at}，有人表示帳號 {account} 的登入方式已遺失，並{proof}確認。',
  'lost.by.contact': '透過帳號的手機號碼或電子郵件',
  'lost.by.identity': '透過帳號實名本人的支付應用程式',
  'lost.by.appeal': '透過已核准的申訴',
  'lost.other.WAITING': '{until} 起，對方可以設定新密碼，即使帳號有驗證器應用程式。',
  'lost.other.READY': '{until} 之前，對方可以設定新密碼，即使帳號有驗證器應用程式。',
  'lost.other.effect': '若非您本人操作，請停止。之後 {days} 天內，手機號碼與電子郵件都無法再次發起。',
  'lost.other.effect.strong':
    '若非您本人操作，請停止。之後 {days} 天內，手機號碼、電子郵件與支付應用程式都無法再次發起。',
  'lost.other.keep': '若為您本人操作，關閉此頁面即可。',
  'lost.stop': '停止找回',
  'lost.stopping': '正在停止',
  'lost.withdraw.ask': '停止帳號找回？',
  'lost.withdraw.text': '之後重新發起時，需要從頭等待。',
  'lost.withdraw.no': '取消',
  'lost.stopped': '帳號找回已停止',
  'lost.stopped.OTHER':
    '任何人都無法再透過它設定密碼。若他人可能能使用您的手機號碼、電子郵件或支付應用程式，請確保其安全，並立即設定新密碼。',
  'lost.stopped.REQUESTER': '沒有任何變更。您可以隨時重新發起。',
  'lost.gone': '此連結已失效',
  'lost.gone.text': '帳號找回已停止或結束，或者我們已傳送更新的連結。請以最新訊息為準。',
  'lost.again': '了解所有找回方式',
  'lost.done': '現在可以登入了',
  'lost.done.text': '請以新密碼登入，然後新增驗證器應用程式，並移除不再持有的裝置上的密碼金鑰。',
  'lost.offer': '驗證器應用程式與復原碼都沒有了？',
  'lost.begin.ask': '在沒有驗證器應用程式的情況下找回帳號？',
  'lost.begin.wait':
    '您需要等待 {days} 天。之後我們會傳送連結，用來設定新密碼；如有驗證器應用程式，也會移除。',
  'lost.begin.told': '帳號的其他手機號碼與電子郵件（包括以前的）會立即收到通知，並可以停止。',
  'lost.begin.factor': '以驗證器應用程式、復原碼、密碼金鑰或憑證登入，也會停止找回。',
  'lost.begin.password': '在此之前密碼不變。',
  'lost.begin.yes': '開始等待',
  'lost.begin.busy': '正在傳送',
  'lost.begun': '{until} 起可以設定新密碼',
  'lost.begun.text':
    '我們已向您剛才驗證的手機號碼或電子郵件傳送連結，用來了解進度。等待期結束後會再傳送一個連結，用來設定密碼。',
  'lost.begun.told': '已通知的其他手機號碼與電子郵件：{told} 個',
  'lost.identity.heading': '您的身分已確認',
  'lost.identity.number':
    '請填寫只有您本人使用的手機號碼。連結會傳送到此手機號碼；找回完成後，若沒有其他帳號使用，它將成為帳號的手機號碼。',
  'lost.member': '有人正在找回您的帳號',
} satisfies Record<keyof typeof zh, string>;
