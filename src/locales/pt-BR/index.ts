import type { Messages } from '../zh-CN/index';
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

const messages: Messages = {
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

export default messages;
