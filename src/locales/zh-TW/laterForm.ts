import type zh from '../zh-CN/laterForm';

export default {
  'form.email': '電子郵件',
  'form.keepOnDevice': '在此裝置保留我填寫的內容 24 小時',
  'form.steps': '步驟',
  'form.step': '第 {step} 步，共 {total} 步：{name}',
  'form.step.done': '已完成',
  'form.failed': '送出失敗，請核對並修改以下資料後重新送出。',
  'form.modify': '返回修改',
  'form.frozen': '您的帳號已遭凍結',
  'form.unfreeze': '立即解除凍結',
  'form.notEligible': '您的帳號尚不符合申請條件',
  'form.upgrade': '立即升級',
  'form.late': '頁面仍在載入，已填寫的內容會保留到載入完成。如果長時間沒有反應，請重新整理頁面後再填寫。',
} satisfies Record<keyof typeof zh, string>;
