/** Replaces modules the build leaves out on purpose; .umirc.ts says which and why. */
module.exports = {};
