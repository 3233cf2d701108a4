import type zh from '../../zh-CN/template/forms';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
