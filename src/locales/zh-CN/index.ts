/** zh-CN defines the keys; the other languages are typed against it. */
import common from './common';
import error from './error';
import exception from './exception';
import identity from './identity';
import layout from './layout';
import login from './login';
import page from './page';
import provider from './provider';
import settings from './settings';
import subCode from './subCode';
import validation from './validation';

const messages = {
  ...common,
  ...error,
  ...exception,
  ...identity,
  ...layout,
  ...login,
  ...page,
  ...provider,
  ...settings,
  ...subCode,
  ...validation,
};

export type MessageKey = keyof typeof messages;
export type Messages = Record<MessageKey, string>;
export default messages;
