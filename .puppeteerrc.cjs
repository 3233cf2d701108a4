/** An install never downloads a browser; scripts/shared/findBrowser.mjs finds or gets one when tests need it. */
module.exports = { skipDownload: true };
