import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createServer } from 'node:tls'

/** Ends TLS before the site, as a proxy of production does; returns its port. */
export async function openTlsProxy(tls: { key: string; cert: string }, port: number) {
  const server = createServer(tls, (browser) => {
    const site = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
