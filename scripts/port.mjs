/** The ports that the servers of this repository listen on. */
import { createServer } from 'node:net';

/** Why a server cannot start, as the developer reads it. */
export class PortError extends Error {}

/** Reads a port from the command line or the environment. */
export function readPort(text, usual) {
  const port = Number(text ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PortError(`"${text}" is no port: write a number from 0 to 65535.`);
  }
  return port;
}

/** The error of a server that could not listen, with what to do if the port is in use. */
export const toPortError = (error, port, command) =>
  error.code === 'EADDRINUSE'
    ? new PortError(
        `Port ${port} is in use. Stop the other program, or choose a port: ${command} ${port + 1}`,
      )
    : error;

/** Throws PortError if something listens on the port. */
export async function assertPortIsFree(port, command) {
  // Something may listen on one of the two kinds of addresses only.
  for (const host of ['127.0.0.1', '::']) {
    const server = createServer();
    await new Promise((done, fail) => {
      server.once('error', (error) =>
        error.code === 'EAFNOSUPPORT' ? done() : fail(toPortError(error, port, command)),
      );
      server.listen(port, host, () => server.close(done));
    });
  }
}
