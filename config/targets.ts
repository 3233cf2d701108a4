/** The oldest supported browsers, in the format of Umi. */
export const targets = { chrome: 93, safari: 15.4, firefox: 98, edge: 93 };

/** The same browsers in the format of esbuild. */
export const esbuildTargets = Object.entries(targets).map(([browser, version]) => `${browser}${version}`);
