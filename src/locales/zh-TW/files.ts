import type zh from '../zh-CN/files';

export default {
  'files.choose': '選擇檔案',
  'files.drop': '也可以拖曳到這裡，或直接貼上',
  'files.limits': 'JPG、PNG 或 PDF，每個不超過 {megabytes} MB，最多 {count} 個',
  'files.one': '只能加入一份，請先移除已有的檔案。',
  'files.refused': '以下檔案未加入，其餘檔案已保留',
  'files.unreadable': '無法讀取，請重新選擇。',
  'files.uploading': '已上傳 {percent}%',
  'files.progress': '{name} 的上傳進度',
  'files.done': '已上傳',
  'files.status': '{count} 個檔案中已上傳 {done} 個',
  'files.unreachable': '上傳失敗。',
  'files.retry.one': '重試：{name}',
  'files.remove.one': '移除：{name}',
  'files.required': '請至少加入一個檔案。',
  'files.wait': '檔案仍在上傳，請稍候再送出。',
  'files.mend': '有檔案未上傳成功，請重試或移除後再送出。',
} satisfies Record<keyof typeof zh, string>;
