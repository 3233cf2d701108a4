import type { IApi } from '@umijs/max';

interface Chunk {
  name?: string | null;
}
interface ChunkGraph {
  getModuleChunks(module: object): Chunk[];
}

interface Context {
  chunkGraph: ChunkGraph;
}

/** Matches the names of Umi's chunks of layouts and pages. */
const PAGES = /^(?:layouts__|p__|pages__template__)/;
const SIGN_IN = /^(?:layouts__UaaLayout|p__uaa__login__index)$/;
const MEMBERS = /^(?:layouts__MainLayout|(?:p__(?:user|account)|pages__template)__.+)$/;
const MEMBERS_FRAME = /^layouts__MainLayout$/;
const FIRST_PAGE = /^(?:layouts__MainLayout|p__user__identity_manage__index)$/;

/** Selects the modules that a chunk of these names contains. */
const modulesOf =
  (names: RegExp) =>
  (module: object, { chunkGraph }: Context): boolean =>
    chunkGraph.getModuleChunks(module).some(({ name }) => names.test(name ?? ''));

/** Selects these chunks only: a chunk that loads later keeps its own modules and does not wait for a shared file. */
const among =
  (names: RegExp) =>
  ({ name }: Chunk): boolean =>
    names.test(name ?? '');

/**
 * Umi plugin. Splits the pages' scripts into few files, with no module twice on a page. Two files contain the modules that
 * sign-in shares with other pages, and one those that the members' layout shares with its pages, so that they are cached
 * for the next page.
 */
export default (api: IApi) => {
  api.chainWebpack((config) => {
    config.optimization.splitChunks({
      chunks: 'async',
      // Pages duplicate smaller shared modules. With webpack's default of 20 kB, some pages load too many files.
      minSize: 40_000,
      cacheGroups: {
        // Both the messages of members' pages and the pages themselves import it.
        dates: {
          name: 'dates',
          test: /[\\/]node_modules[\\/]dayjs[\\/]dayjs\./,
          enforce: true,
          priority: 50,
        },
        // A member who returns with a session does not need the other sign-in modules, such as forms.
        shared: {
          name: 'shared',
          test: (module: object, context: Context) =>
            modulesOf(SIGN_IN)(module, context) && modulesOf(FIRST_PAGE)(module, context),
          chunks: among(PAGES),
          minChunks: 2,
          enforce: true,
          priority: 40,
        },
        signIn: {
          name: 'sign-in',
          test: modulesOf(SIGN_IN),
          chunks: among(PAGES),
          minChunks: 2,
          enforce: true,
          priority: 30,
        },
        members: {
          name: 'members',
          test: modulesOf(MEMBERS_FRAME),
          chunks: among(MEMBERS),
          minChunks: 2,
          enforce: true,
          priority: 20,
        },
      },
    });
  });
};
