import type { Messages } from '../zh-CN/index';
import code from './code';
import common from './common';
import error from './error';
import exception from './exception';
import form from './form';
import layout from './layout';
import login from './login';
import page from './page';
import provider from './provider';
import qr from './qr';
import subCode from './subCode';
import validation from './validation';

export default {
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
} satisfies Messages;
