import type zh from '../../zh-CN/template/results';

const messages: Record<keyof typeof zh, string> = {
  'template.success.failed': '無法載入專案',
  'template.success.title': '送出成功',
  'template.success.text': '專案已進入審核，各步驟的進度如下。',
  'template.success.sample': '這是範例專案，並非由您送出。',
  'template.success.list': '返回清單',
  'template.success.print': '列印',
  'template.success.project': '專案資料',
  'template.success.name': '專案名稱',
  'template.success.number': '專案 ID',
  'template.success.principal': '負責人',
  'template.success.effective': '生效時間',
  'template.success.effective.days': '{start} 至 {end}',
  'template.success.step.create': '建立專案',
  'template.success.step.department': '部門初審',
  'template.success.step.finance': '財務複核',
  'template.success.step.finish': '完成',
  'template.success.step.done': '{by}，{at} 完成',
  'template.success.step.current': '進行中',
  'template.success.step.current.by': '進行中，由 {by} 處理',
  'template.success.step.ahead': '尚未開始',
  'template.fail.title': '送出失敗',
  'template.fail.text': '請核對並修改以下資料後，再重新送出。',
  'template.fail.unfreeze': '凍結的帳戶在登入時解除凍結：將先登出，尚未送出的內容會被清除。',
};

export default messages;
