import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens anywhere and tells the parent where. */
export const reportPort = (server: Server) =>
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
