/** Replaces modules that the build omits; .umirc.ts and leanLibraries.ts list them with the reason. */
module.exports = {};
