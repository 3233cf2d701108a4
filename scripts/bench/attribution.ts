/** Whose code ran: time of a CPU profile, given to packages and to our own folders. */
import type { Protocol } from 'puppeteer';

type Profile = Protocol.Profiler.Profile;
type Node = Protocol.Profiler.ProfileNode;

/** Names the source file of a place in a script; undefined where no map knows it. Lines and columns count from 0. */
export type Locate = (url: string, line: number, column: number) => string | undefined;

/** What no file of anybody's is: V8 puts these in brackets. */
const BROWSER: Record<string, string | undefined> = {
  '(idle)': undefined,
  '(program)': 'the browser (parsing, styles, layout, drawing)',
  '(garbage collector)': 'the browser (garbage)',
};
const UNKNOWN = 'webpack';
/** Scripts of pages have addresses; what the bench sends to a page has none, or puppeteer's. */
const PAGE_SCRIPT = /^https?:/;

/** Owners that begin so are of this repository. */
const OWN = /^(?:src|config)\b|^Umi \(generated\)$/;
export const isOwn = (owner: string): boolean => OWN.test(owner);

/** `antd`, `src/components/Form` …: the package of a source file, the innermost one, or two folders from the root. */
export function nameOwner(source: string | undefined): string {
  if (!source) return UNKNOWN;
  const [, name] = /(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source) ?? [];
  if (name) return name;
  if (/(?:^|\/)src\/\.umi/.test(source)) return 'Umi (generated)';
  const [, folder] = /(?:^|\/)((?:src|config)\/[^/]+(?:\/[^/]+(?=\/))?)/.exec(source) ?? [];
  return folder ?? UNKNOWN;
}

/** Own time (ms) of each node of a profile, by its id. */
function sumSamples({ samples = [], timeDeltas = [] }: Profile): Map<number, number> {
  const times = new Map<number, number>();
  const MICROSECONDS = 1000;
  // A sample lasts until the next one.
  for (const [index, id] of samples.entries()) {
    const lasted = Math.max(0, timeDeltas[index + 1] ?? 0) / MICROSECONDS;
    times.set(id, (times.get(id) ?? 0) + lasted);
  }
  return times;
}

/**
 * How long (ms) each owner's own functions ran. What is built into the browser (`map`, `sort`) counts for whoever called
 * it; waiting counts for nobody, and neither does what the bench itself runs in the page.
 */
export function attributeProfile(profile: Profile, locate: Locate): Map<string, number> {
  const times = sumSamples(profile);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const owners = new Map<string, number>();
  const walk = (node: Node, caller: string | undefined) => {
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    const isBuiltIn = url === '' && lineNumber < 0;
    const isOfPage = PAGE_SCRIPT.test(url);
    const own = isOfPage ? nameOwner(locate(url, lineNumber, columnNumber)) : isBuiltIn ? caller : undefined;
    const owner = functionName in BROWSER ? BROWSER[functionName] : own;
    const time = times.get(node.id) ?? 0;
    if (owner !== undefined && time > 0) owners.set(owner, (owners.get(owner) ?? 0) + time);
    for (const id of node.children ?? []) {
      const child = nodes.get(id);
      if (child) walk(child, owner);
    }
  };
  const [root] = profile.nodes;
  if (root) walk(root, undefined);
  return owners;
}
