/** What the script that starts the bench hands in: these find their files by where they lie, so they are not bundled. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Server {
  origin: string;
  close: () => Promise<void>;
}

export interface Tools {
  /** The repository's own folder. */
  repository: string;
  /** Serves a build with the mock portal behind it. */
  startServer: (options: { root: string }) => Promise<Server>;
  listen: (app: (req: IncomingMessage, res: ServerResponse) => void) => Promise<Server>;
  getBrowser: () => string;
  isHeadlessShell: (path: string) => boolean;
}
