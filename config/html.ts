import type { IApi } from '@umijs/max';

/** Umi's document has no language; the default one is right until the browser's choice is known. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
};
