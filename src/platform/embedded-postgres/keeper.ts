import { createServer, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { doorOf, type Greeting } from './door.ts'
import { prepareFolder } from './folder.ts'
import { clearLeftover } from './leftover.ts'
import { choosePort } from './port.ts'
import { startServer, stopServer, type Care, type Running } from './server.ts'

// A process of its own: it holds one data folder, keeps its server alive while anybody uses it, and stops it
// afterwards.
const { values } = parseArgs({
  options: { folder: { type: 'string' }, care: { type: 'string' }, linger: { type: 'string' } },
})
const folder = values.folder!
const care = values.care as Care
const lingerMs = Number(values.linger)

const users = new Set<Socket>()
const waiting = new Set<Socket>()
let greeting: Greeting | undefined
let running: Running | undefined
let isClosing = false
let goodbye: NodeJS.Timeout | undefined

/** Whoever comes while the server is coming back hears of it when it is there. */
const greetAll = () => {
  for (const user of waiting) user.write(`${JSON.stringify(greeting)}\n`)
  waiting.clear()
}

const door = createServer({ allowHalfOpen: true }, (user) => {
  if (isClosing) return user.destroy()
  users.add(user)
  clearTimeout(goodbye)
  waiting.add(user)
  if (running) greetAll()
  user.resume()
  user.on('error', () => user.destroy())
  user.on('end', () => leave(user)).on('close', () => leave(user))
})

function leave(user: Socket) {
  waiting.delete(user)
  if (!users.delete(user)) return
  if (users.size > 0 || lingerMs > 0) user.end()
  if (users.size === 0) goodbye = setTimeout(() => void close(user), lingerMs)
}

/** Stops the server; whoever left last hears that it is done. */
async function close(last?: Socket) {
  if (isClosing) return
  isClosing = true
  door.close()
  if (running) await stopServer(running)
  last?.end()
  for (const user of users) user.end()
  setTimeout(() => process.exit(0), 100)
}

const FIRST_TRIES = 12

async function keep() {
  const [binaries, account] = [await findBinaries(), findAccount()]
  await prepareFolder(folder, binaries, account)
  await clearLeftover(folder)
  let port = await choosePort(folder)
  for (let failures = 0; !isClosing; ) {
    try {
      running = await startServer(folder, port, care, binaries, account)
      failures = 0
      greeting = { port }
      greetAll()
      await running.gone
      running = undefined
    } catch (error) {
      if (++failures >= FIRST_TRIES && !greeting) throw error
      if (!greeting) port = await choosePort(folder)
    }
    if (!isClosing) await wait(Math.min(50 * 2 ** failures, 2000))
  }
}

door.on('error', (error) => {
  // Somebody else was faster: that keeper serves everybody.
  process.exit((error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 0 : 1)
})
door.listen(doorOf(folder), () => {
  keep().catch((error) => {
    console.error(error)
    greeting = { fault: String(error.message ?? error) }
    greetAll()
    void close()
  })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
