/** What a production build consists of, as config/buildStats.ts writes it down. */
export interface BuildStats {
  /** The build's folder. */
  folder: string;
  /** By file name: gzipped bytes, and the modules in it, `name@version/file` for those of a package. */
  scripts: Record<string, { bytes: number; modules: string[] }>;
  /** What is loaded at once, in the order of webpack; `leadsTo` are the places of those that it may ask for later. */
  groups: { name: string | undefined; scripts: string[]; leadsTo: number[] }[];
}
