import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy that can be cut silently (data vanishes), held (data waits, as TCP sends it again) or unplugged (new
 * connections are refused). A browser's offline mode leaves open sockets alone, and a service worker may miss it.
 */
export async function openTcpProxy(target: URL) {
  const ends = new Set<Socket>()
  let isCut = false
  let isUnplugged = false
  let isHeld = false
  let cutAt = 0
  let cutMs = 0
  const server = createServer((client) => {
    if (isUnplugged) return void client.resetAndDestroy()
    const server = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.add(from)
      if (isHeld) from.pause()
      // Data lost during a cut cannot be recovered, so this connection stays dead.
      let isDead = isCut
      from.on('data', (bytes) => {
        isDead ||= isCut
        if (isDead) return
        // The other side closed during the cut, and the client learns it now.
        if (to.destroyed) from.resetAndDestroy()
        else to.write(bytes)
      })
      from.on('close', () => {
        ends.delete(from)
        if (!isCut) to.destroy()
      })
      from.on('error', () => from.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      cutAt = Date.now()
    },
    restore() {
      isCut = false
      cutMs += Date.now() - cutAt
    },
    hold() {
      isHeld = true
      for (const end of ends) end.pause()
    },
    release() {
      isHeld = false
      for (const end of ends) end.resume()
    },
    unplug() {
      isUnplugged = true
      for (const end of ends) end.destroy()
    },
    plug() {
      isUnplugged = false
    },
    cutForMs: () => cutMs,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const end of ends) end.destroy()
      }),
  }
}
