import type zh from './zh-CN';

export default {
  'rule.description': '第 {number} 條規則的說明',
  'article.subject.DESIGN': '設計',
  'article.subject.FORMS': '表單',
  'article.subject.LISTS': '清單',
  'article.subject.CHARTS': '圖表',
  'article.subject.ACCESS': '無障礙',
  'article.subject.SPEED': '效能',
  'article.title.steps': '{subject}：從哪裡開始',
  'article.title.report': '{subject}：一次實作的總結',
  'article.title.mistakes': '{subject}：常見的錯誤',
  'article.title.checklist': '{subject}：上線前的檢查清單',
  'article.abstract.steps':
    '第一次負責{subject}時，先看清楚使用者要完成什麼，再決定怎麼做。本文用一個小例子走完全程。',
  'article.abstract.report': '我們用六週時間改善{subject}，寫下哪些做法有效、哪些沒有，以及數字說明了什麼。',
  'article.abstract.mistakes':
    '從二十次評審中整理出關於{subject}的問題，每一個都附上改法，並說明為什麼會一再出現。',
  'article.abstract.checklist': '發布前逐項核對{subject}：鍵盤能否到達、文字是否清楚、網路慢時是否可用。',
  'goods.water': '礦泉水 550 毫升',
  'goods.tea': '涼茶 300 毫升',
  'goods.crisps': '洋芋片',
  'goods.lamp': '檯燈',
  'refund.courier': '範例快遞',
  'order.product': '範例服務方案',
} satisfies Record<keyof typeof zh, string>;
