/**
 * Messages of the sign-in page and of the layout. later.ts has the messages of the other pages, which are lazy-loaded.
 * zh-CN defines the keys; the other languages are typed against it.
 */
import code from './code';
import common from './common';
import error from './error';
import exception from './exception';
import form from './form';
import type later from './later';
import layout from './layout';
import login from './login';
import page from './page';
import provider from './provider';
import qr from './qr';
import subCode from './subCode';
import type template from './template';
import validation from './validation';

const messages = {
  ...code,
  ...common,
  ...error,
  ...exception,
  ...form,
  ...layout,
  ...login,
  ...page,
  ...provider,
  ...qr,
  ...subCode,
  ...validation,
};

export type Messages = Record<keyof typeof messages, string>;
export type LaterMessages = Record<keyof typeof later, string>;
export type TemplateMessages = Record<keyof typeof template, string>;
export type MessageKey = keyof Messages | keyof LaterMessages | keyof TemplateMessages;
export default messages;
