import type zh from '../../zh-CN/template/results';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
