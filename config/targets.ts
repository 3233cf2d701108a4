/** The oldest browsers the portal is for, by the names that Umi and esbuild give them. */
export const targets = { chrome: 93, safari: 15.4, firefox: 98, edge: 93 };

/** The same as esbuild wants them. */
export const esbuildTargets = Object.entries(targets).map(([browser, version]) => `${browser}${version}`);
