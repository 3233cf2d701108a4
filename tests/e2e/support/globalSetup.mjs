import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser } from '../../../scripts/findBrowser.mjs';
import { repository } from '../../../scripts/serverParts.mjs';

/** Once before all workers: there must be a build and a browser. */
export default function globalSetup() {
  if (!existsSync(join(repository, 'dist', 'index.html'))) {
    throw new Error('There is no build in dist: run `npm run build` first.');
  }
  process.env.PUPPETEER_EXECUTABLE_PATH = getBrowser();
}
