const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with a device whose time zone a test can set. Inside a test, `process.env` is a copy without this effect. */
module.exports = class ZonedEnvironment extends TestEnvironment {
  original = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.setTimeZone = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    if (this.original === undefined) delete process.env.TZ;
    else process.env.TZ = this.original;
    await super.teardown();
  }
};
