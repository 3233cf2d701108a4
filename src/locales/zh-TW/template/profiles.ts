import type zh from '../../zh-CN/template/profiles';

const messages: Record<keyof typeof zh, string> = {};

export default messages;
