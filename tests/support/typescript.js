/** The TypeScript of the worker (sourcesEnvironment.js); in other environments a copy for this test file. */
module.exports = globalThis.sharedSources?.ts ?? require('typescript/lib/typescript.js');
