/** Products of the legacy template's card list. */
export default {
  'product.desk': '服务台',
  'product.desk.text': '收集大家的问题，分给合适的人回答。',
  'product.poll': '问卷',
  'product.poll.text': '几分钟做好一份问卷，结果随时可看。',
  'product.map': '地图',
  'product.map.text': '把地点标在地图上，和同事一起补充。',
  'product.calendar': '日历',
  'product.calendar.text': '安排会议和假期，谁有空一看便知。',
  'product.archive': '档案',
  'product.archive.text': '存放合同与文件，按编号或日期查找。',
  'product.stock': '库存',
  'product.stock.text': '随时知道还有多少，不足时提醒采购。',
};
