import type zh from '../../zh-CN/template/dashboard';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
