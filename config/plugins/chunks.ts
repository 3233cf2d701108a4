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

/** Names that Umi gives to the chunks of frames and pages. */
const PAGES = /^(?:layouts__|p__|pages__template__)/;
const SIGN_IN = /^(?:layouts__UaaLayout|p__uaa__login__index)$/;
const MEMBERS = /^(?:layouts__MainLayout|(?:p__(?:user|account)|pages__template)__.+)$/;
const MEMBERS_FRAME = /^layouts__MainLayout$/;
const FIRST_PAGE = /^(?:layouts__MainLayout|p__user__identity_manage__index)$/;

/** Modules of these chunks. */
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
 * Splits the pages' scripts into few files, with no module twice on a page. Two files hold what sign-in shares with other
 * pages, and one holds what the members' frame shares with its pages, so the next page finds them in the cache.
 */
export default (api: IApi) => {
  api.chainWebpack((config) => {
    config.optimization.splitChunks({
      chunks: 'async',
      // A page that shares less than this with others has it in its own file: webpack's 20 kB gave some pages twenty.
      minSize: 40_000,
      cacheGroups: {
        // Loaded by the words of members' pages as by the pages themselves.
        dates: {
          name: 'dates',
          test: /[\\/]node_modules[\\/]dayjs[\\/]dayjs\./,
          enforce: true,
          priority: 50,
        },
        // A member who comes back with a session does without the rest of what signing in needs: forms above all.
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
