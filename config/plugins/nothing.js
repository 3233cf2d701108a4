/** Replaces modules that the build omits; leanLibraries.ts lists them with the reason. */
module.exports = {};
