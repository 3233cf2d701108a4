import type { IApi } from '@umijs/max';

/**
 * Asks V8 to compile all functions of a file during its download, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). In these files most functions run before the sign-in form is ready, and
 * compiling each at its first call would delay the page. For other browsers the hint is only a comment.
 */
const HINT = '# allFunctionsCalledOnLoad';

/** The minifier removes all comments except this one. */
const HINT_ONLY = new RegExp(`^${HINT}$`);

/** The first scripts of the sign-in page. In a file with many unused functions, the hint would waste memory. */
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
