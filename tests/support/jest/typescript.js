/** The worker's TypeScript module (sourcesEnvironment.js); in other environments, a separate one for each test file. */
module.exports = globalThis.sharedSources?.ts ?? require('typescript/lib/typescript.js');
