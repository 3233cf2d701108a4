/** Runs once before all workers: requires a build, finds a browser, and starts the server of workerResources.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isVisible } from './browser';
import { isFirefox } from './firefox';
import { startResources } from './workerResources';

export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(__dirname, '../../../../dist/index.html'))) {
    throw new Error('There is no build in dist. Run `npm run build` first.');
  }
  const { getBrowser, getFirefox } = await import('../../../../scripts/shared/findBrowser.mjs');
  process.env.PUPPETEER_EXECUTABLE_PATH = isFirefox ? getFirefox() : getBrowser({ visible: isVisible });
  process.env.PORTAL_RESOURCES = await startResources();
}
