import type zh from '../zh-CN/acting';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
