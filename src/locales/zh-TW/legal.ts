import type zh from '../zh-CN/legal';

const messages: Record<keyof typeof zh, string> = {
  'legal.contents': '目錄',
  'legal.updated': '更新日期：{date}',
  'legal.failed': '無法載入文件',
};

export default messages;
