import type zh from './zh-CN';

export default {
  'product.desk': 'Help desk',
  'product.desk.text': 'Collects questions and hands each to someone who knows the answer.',
  'product.poll': 'Polls',
  'product.poll.text': 'A poll in a few minutes, with results that anyone can watch.',
  'product.map': 'Map',
  'product.map.text': 'Marks places on a map that the whole team adds to.',
  'product.calendar': 'Calendar',
  'product.calendar.text': 'Plans meetings and days off, and shows who is free.',
  'product.archive': 'Archive',
  'product.archive.text': 'Keeps contracts and files, found by number or by date.',
  'product.stock': 'Stock',
  'product.stock.text': 'Knows how much is left and says when to order more.',
} satisfies Record<keyof typeof zh, string>;
