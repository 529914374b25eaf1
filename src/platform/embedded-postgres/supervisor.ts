import { createServer, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { findSystemAccount } from './system-account.ts'
import { findBinaries } from './binaries.ts'
import { lockSocketOf, type SupervisorReply } from './lock-socket.ts'
import { prepareDataFolder } from './data-folder.ts'
import { stopStaleServer } from './pid-file.ts'
import { choosePort } from './port.ts'
import { startServer, stopServer, type Durability, type RunningServer } from './server.ts'

// Runs as a process of its own: locks one data folder, keeps its server running while anybody uses it, then stops it.
const { values } = parseArgs({
  options: { folder: { type: 'string' }, durability: { type: 'string' }, linger: { type: 'string' } },
})
const folder = values.folder!
const durability = values.durability as Durability
const lingerMs = Number(values.linger)

const clients = new Set<Socket>()
const waiting = new Set<Socket>()
let reply: SupervisorReply | undefined
let running: RunningServer | undefined
let isClosing = false
let shutdownTimer: NodeJS.Timeout | undefined

/** Clients that connect while the server is starting get their reply when it is ready. */
const replyToWaiting = () => {
  for (const client of waiting) client.write(`${JSON.stringify(reply)}\n`)
  waiting.clear()
}

const lockSocket = createServer({ allowHalfOpen: true }, (client) => {
  if (isClosing) return client.destroy()
  clients.add(client)
  clearTimeout(shutdownTimer)
  waiting.add(client)
  if (running) replyToWaiting()
  client.resume()
  client.on('error', () => client.destroy())
  client.on('end', () => leave(client)).on('close', () => leave(client))
})

function leave(client: Socket) {
  waiting.delete(client)
  if (!clients.delete(client)) return
  if (clients.size > 0 || lingerMs > 0) client.end()
  if (clients.size === 0) shutdownTimer = setTimeout(() => void close(client), lingerMs)
}

/** Stops the server. The last client's connection closes when that is done. */
async function close(last?: Socket) {
  if (isClosing) return
  isClosing = true
  lockSocket.close()
  if (running) await stopServer(running)
  last?.end()
  for (const client of clients) client.end()
  setTimeout(() => process.exit(0), 100)
}

const MOST_FIRST_FAILURES = 12

async function supervise() {
  const [binaries, account] = [await findBinaries(), findSystemAccount()]
  await prepareDataFolder(folder, binaries, account)
  await stopStaleServer(folder)
  let port = await choosePort(folder)
  for (let failures = 0; !isClosing; ) {
    try {
      running = await startServer(folder, port, durability, binaries, account)
      failures = 0
      reply = { port }
      replyToWaiting()
      await running.gone
      running = undefined
    } catch (error) {
      if (++failures >= MOST_FIRST_FAILURES && !reply) throw error
      if (!reply) port = await choosePort(folder)
    }
    if (!isClosing) await wait(Math.min(50 * 2 ** failures, 2000))
  }
}

lockSocket.on('error', (error) => {
  // Another supervisor was faster and serves everybody.
  process.exit((error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 0 : 1)
})
lockSocket.listen(lockSocketOf(folder), () => {
  supervise().catch((error) => {
    console.error(error)
    reply = { fault: String(error.message ?? error) }
    replyToWaiting()
    void close()
  })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
