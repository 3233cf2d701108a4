import type zh from '../zh-CN/roles';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
