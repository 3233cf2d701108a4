import type zh from '../zh-CN/qr';

const messages: Record<keyof typeof zh, string> = {
  'qr.code': '登入 QR Code',
  'qr.loading': '正在產生 QR Code',
  'qr.loading.hint': '請稍候。',
  'qr.waiting': '請用手機掃描 QR Code',
  'qr.waiting.hint': '{minutes} 分鐘內有效，掃描後請在手機上確認。',
  'qr.waiting.phone': '請用另一支手機掃描',
  'qr.waiting.phone.hint': '您正在使用手機。請用另一支手機掃描，或改用其他登入方式。',
  'qr.interrupted': '連線中斷，正在重試。QR Code 仍可掃描。',
  'qr.interrupted.scanned': '連線中斷，正在重試。請在手機上確認登入。',
  'qr.scanned': '已掃描',
  'qr.scanned.hint': '{name}，請在手機上確認登入。',
  'qr.scanned.nameless': '請在手機上確認登入。',
  'qr.confirmed': '已確認',
  'qr.confirmed.hint': '正在登入…',
  'qr.cancelled': '已在手機上取消',
  'qr.cancelled.hint': '未登入。請換一個 QR Code，或選擇其他登入方式。',
  'qr.expired': 'QR Code 已失效',
  'qr.expired.hint': '請換一個 QR Code，或選擇其他登入方式。',
  'qr.failed': '暫時無法掃描登入',
  'qr.failed.hint': '請重試，或選擇其他登入方式。',
  'qr.renew': '換一個 QR Code',
  'qr.otherWay': '改用密碼登入',
};

export default messages;
