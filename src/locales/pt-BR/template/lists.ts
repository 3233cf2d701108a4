import type zh from '../../zh-CN/template/lists';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
