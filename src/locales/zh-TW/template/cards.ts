import type zh from '../../zh-CN/template/cards';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
