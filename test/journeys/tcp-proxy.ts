import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy to a server that can be cut without anybody being told (bytes vanish, sockets stay open), or unplugged
 * (whoever tries is turned away at once). A browser's own offline switch would leave open sockets alone, and a service
 * worker that has just begun may not hear of it.
 */
export async function openTcpProxy(target: URL) {
  const ends = new Set<Socket>()
  let isCut = false
  let isUnplugged = false
  let cutAt = 0
  let cutMs = 0
  const server = createServer((near) => {
    if (isUnplugged) return void near.resetAndDestroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      // What was swallowed once can never make sense again, so this line stays dead.
      let isDead = isCut
      from.on('data', (bytes) => {
        isDead ||= isCut
        if (isDead) return
        // Whoever hung up during the cut answers now that nobody is here any more.
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
