import type zh from '../zh-CN/handlers';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
