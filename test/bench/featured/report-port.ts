import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on any free port and reports it to the parent process. */
export const reportPort = (server: Server) =>
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
