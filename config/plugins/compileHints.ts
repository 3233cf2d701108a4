import type { IApi } from '@umijs/max';

/**
 * Asks V8 to compile all functions of a file during its download, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). In these files most of them run before the sign-in form is ready. Compiled
 * one by one when they are first called, they would delay the page. To other browsers the hint is a comment.
 */
const HINT = '# allFunctionsCalledOnLoad';

/** The minifier removes all comments except this one. */
const HINT_ONLY = new RegExp(`^${HINT}$`);

/** The files that the sign-in page runs first. In a file of which little runs, the hint would only cost memory. */
const FILES = /^(?:umi|shared|sign-in)\..*\.js$/;

export default (api: IApi) => {
  api.modifyConfig((config) => {
    const { format, ...options } = config.jsMinifierOptions ?? {};
    return { ...config, jsMinifierOptions: { ...options, format: { ...format, comments: HINT_ONLY } } };
  });
  api.chainWebpack((config, { webpack }) => {
    config
      .plugin('compile-hints')
      .use(webpack.BannerPlugin, [{ banner: `//${HINT}`, raw: true, test: FILES }]);
  });
};
