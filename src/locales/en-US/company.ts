import type zh from '../zh-CN/company';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
