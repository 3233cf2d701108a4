/** Reads a port, and describes why a server cannot listen on it. */
import { createServer } from 'node:net';

/** The reason why a server cannot start. The message is for the developer. */
export class PortError extends Error {}

const PORT_MAX = 65_535;

/** Reads a port from the command line or the environment. Throws PortError if it is not a port. */
export function readPort(text) {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > PORT_MAX) {
    throw new PortError(`"${text}" is not a port: write a number from 0 to ${PORT_MAX}.`);
  }
  return port;
}

/** Returns the error of a server that cannot listen. If the port is in use, the message proposes another one. */
export const toPortError = (error, port, command) =>
  error.code === 'EADDRINUSE'
    ? new PortError(
        `Port ${port} is in use. Stop the other program, or choose a port: ${command} ${port < PORT_MAX ? port + 1 : port - 1}`,
      )
    : error;

/** Throws PortError if something listens on the port. */
export async function assertPortIsFree(port, command) {
  // Another program may listen on IPv4 or IPv6 only.
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
