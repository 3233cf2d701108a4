/** Starts servers on the loopback address, and runs the kit. */
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { main } from '../../../scripts/conformance/main';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that runs until the end of the test file. Returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const html: RequestListener = (_req, res) =>
  res.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Portal</title>');

/** Forwards the requests below a path to another server. */
export const below =
  (path: string, origin: string): RequestListener =>
  (req, res) => {
    const { url = '', method, headers } = req;
    if (!url.startsWith(`${path}/`)) return html(req, res);
    const onward = request(`${origin}${url.slice(path.length)}`, { method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(res);
    });
    req.pipe(onward);
  };

/** Returns the messages that a portal has sent, except alerts about the kit's own sign-ins. */
export async function otherMessages(origin: string): Promise<object[]> {
  const { data } = await (await fetch(`${origin}/mock/outbox`)).json();
  return data.list.filter(({ text }: { text: string }) => !text.startsWith('【新的登录】'));
}

interface Run {
  code: number;
  errors: string;
  printed: string;
}

/** Runs the kit with a command line. Returns its exit code and outputs. */
export async function run(args: string[], env: Record<string, string> = {}): Promise<Run> {
  let [printed, errors] = ['', ''];
  const code = await main(
    args,
    env,
    (text) => {
      printed += text;
    },
    (text) => {
      errors += text;
    },
  );
  return { code, errors, printed };
}
