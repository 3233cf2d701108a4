import type { IApi } from '@umijs/max';

/**
 * Asks V8 to compile all functions of a file while it arrives, away from the page's own thread
 * (https://v8.dev/blog/explicit-compile-hints). In these files most of them run before the sign-in form is ready; compiled
 * one by one when they are first called, each holds the page up. To other browsers it is a comment.
 */
const HINT = '# allFunctionsCalledOnLoad';

/** The minifier leaves out every other comment. */
const HINT_ONLY = new RegExp(`^${HINT}$`);

/** The files that the sign-in page runs at once. For a file of which little runs, the hint would only cost memory. */
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
