import type zh from '../zh-CN/error';

const messages: Record<keyof typeof zh, string> = {
  'error.request': '請求未能完成',
  'error.request.status': '請求錯誤 {status}：{url}',
  'error.redirectRefused': '伺服器傳回的網址不受信任，已停止前往。',
  'error.http.200': '伺服器已成功傳回請求的資料。',
  'error.http.201': '新增或修改資料成功。',
  'error.http.202': '請求已進入背景佇列（非同步工作）。',
  'error.http.204': '刪除資料成功。',
  'error.http.400': '送出的請求有誤，伺服器沒有新增或修改資料。',
  'error.http.401': '沒有權限（權杖、使用者名稱或密碼錯誤）。',
  'error.http.403': '您已獲得授權，但不允許進行此操作。',
  'error.http.404': '請求的紀錄不存在。',
  'error.http.406': '無法提供所請求的格式。',
  'error.http.410': '請求的資源已永久刪除。',
  'error.http.422': '送出的內容未通過檢查，請確認後重試。',
  'error.http.429': '短時間內嘗試次數過多，請稍後再試。',
  'error.http.429.wait': '短時間內嘗試次數過多，請於 {minutes} 分鐘後再試。',
  'error.http.500': '伺服器發生錯誤，請稍後重試。',
  'error.http.502': '閘道錯誤。',
  'error.http.503': '服務無法使用，伺服器暫時過載或正在維護。',
  'error.http.504': '閘道逾時。',
  'error.network': '無法連線到伺服器，請檢查網路後重試。',
  'error.timeout': '伺服器回應逾時，請稍後重試。',
  'error.parse': '無法辨識伺服器的回應，請稍後重試。',
  'error.noFetch': '此瀏覽器版本過舊，請更新後重試。',
  'error.secret.tooLong': '內容過長，無法加密，請縮短後重試。',
  'error.secret.key': '伺服器提供的加密金鑰無效，內容未送出。',
  'error.secret.text': '內容中含有無法辨識的字元，請重新輸入。',
  'error.secret.failed': '加密失敗，內容未送出，請重試。',
};

export default messages;
