import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { freePorts } from '../cluster/free-ports.ts'
import { type LogLine, ServerProcess } from '../cluster/server-process.ts'
import { randomFor } from '../random.ts'
import { type Packet, packetOf, UPGRADE_ATTACK } from './packet.ts'

const AT_ONCE = 32
/** How long a sender waits for an answer before it leaves. */
const LISTENS_MS = 20
const LIVEZ = { everyMs: 10, withinMs: 2_000 }
const VISITORS = { everyMs: 200, visitors: 50 }
/** Three times the server's longest patience (60 s), because a write under way prolongs it, and two of its rounds. */
const PATIENCE_MS = 200_000

export type PacketsPlan = {
  databaseUrl: string
  seed: number
  packets: number
  /** Instead of random packets, the upgrades that once ended the process, for so long and beside 50 visitors. */
  attackSeconds?: number
  /** Senders that hold their connection wait until the server closes it; otherwise they vanish at the end. */
  waitsForServer: boolean
  /** The whole site of the last build instead of the API alone. */
  hasPages?: boolean
}
export type PacketsVerdict = {
  seed: number
  packets: number
  deaths: number
  /** Errors that the server logged: bad input is none. */
  faults: number
  held: number
  leftOpen: number
  livezP99Ms: number
  livezMs: number
  /** How often /livez was asked, and how much of that was answered in 2 s, in percent. */
  asked: number
  availability: number
  seconds: number
}

/** Sends malformed, slow and broken packets to one running web process, and looks how it does meanwhile. */
export async function sendPackets(plan: PacketsPlan): Promise<{ verdict: PacketsVerdict; details: string[] }> {
  const startedAt = performance.now()
  const [port] = (await freePorts(1)) as [number]
  const faults: LogLine[] = []
  let [deaths, isOver] = [0, false]
  const server: ServerProcess = new ServerProcess({
    script: 'test/chaos/web-process.ts',
    environment: {
      DATABASE_URL: plan.databaseUrl,
      PORT: String(port),
      PROCESS_NAME: 'web',
      LOG_LEVEL: 'info',
      APP_ENV: 'demo',
      ...(plan.hasPages && { WITH_PAGES: 'yes', NODE_ENV: 'production' }),
    },
    // Random packets name proxies that nobody trusts.
    heard: (line) => void (line.level >= 50 && line.alarm !== 'untrusted_proxy' && faults.push(line)),
    onExit: () => {
      deaths += 1
      if (!isOver) void server.start()
    },
  })
  await server.start()
  const probe = new Worker(new URL('./measure-livez.ts', import.meta.url), {
    workerData: { port, ...LIVEZ, ...(plan.attackSeconds ? VISITORS : { visitors: 1 }) },
  })
  const held = new Set<Socket>()
  const sentFrom = new Map<number, string>()
  let sent = 0
  const send = async (packet: Packet, n: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => sentFrom.set(socket.localPort!, `packet ${n}, ${packet.kind}, ${packet.leaves}`))
    await sendOne(socket, packet, held)
  }
  const sendSome = async () => {
    while (sent < plan.packets) {
      const n = sent++
      await send(packetOf(randomFor(plan.seed, 'packet', n)), n)
    }
  }
  const attack = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await Promise.all([...UPGRADE_ATTACK.map((packet) => send(packet, sent++)), wait(1_000)])
    }
  }
  try {
    if (plan.attackSeconds) await attack(plan.attackSeconds)
    else await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
    probe.postMessage('over', [])
    const [times] = (await once(probe, 'message')) as [number[]]
    const heldCount = held.size
    if (!plan.waitsForServer) for (const socket of held) socket.resetAndDestroy()
    const left = await listLeftOpen(server, plan.waitsForServer ? PATIENCE_MS : 10_000)
    const sorted = times.toSorted((a, b) => a - b)
    const verdict = {
      seed: plan.seed,
      packets: sent,
      deaths,
      faults: faults.length,
      held: heldCount,
      leftOpen: left.length,
      livezP99Ms: Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? LIVEZ.withinMs),
      livezMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? LIVEZ.withinMs),
      asked: times.length,
      availability: Math.floor((100 * times.filter((ms) => ms < LIVEZ.withinMs).length) / Math.max(1, times.length)),
      seconds: Math.round((performance.now() - startedAt) / 1000),
    }
    const details = [
      ...faults.map((line) => line.err?.stack ?? JSON.stringify(line)),
      ...left.map((from) => `left open: ${sentFrom.get(from)}`),
    ]
    return { verdict, details }
  } finally {
    isOver = true
    await probe.terminate()
    for (const socket of held) socket.destroy()
    await server.kill()
  }
}

/** The counts that are wrong. */
export const failedPackets = (verdict: PacketsVerdict): string[] => [
  ...(['deaths', 'faults', 'leftOpen'] as const).filter((count) => verdict[count] !== 0),
  ...(verdict.livezP99Ms > 100 ? ['livezP99Ms'] : []),
  ...(verdict.availability < 100 ? ['availability'] : []),
]

/** The connections that are still open when the patience is over. */
async function listLeftOpen(server: ServerProcess, withinMs: number): Promise<number[]> {
  const until = performance.now() + withinMs
  for (;;) {
    const left = await server.listConnections()
    if (left.length === 0 || performance.now() > until) return left
    await wait(50)
  }
}

async function sendOne(socket: Socket, { parts, pauseMs, leaves, isDeaf }: Packet, held: Set<Socket>) {
  socket.on('error', () => {})
  const gone = once(socket, 'close').catch(() => {})
  isDeaf ? socket.pause() : socket.resume()
  for (const part of parts) {
    if (socket.destroyed) break
    socket.write(part)
    if (pauseMs > 0) await Promise.race([gone, wait(pauseMs)])
  }
  await Promise.race([gone, wait(LISTENS_MS)])
  if (leaves === 'end') socket.end()
  if (leaves === 'reset') return void socket.resetAndDestroy()
  // Whoever only ended their side, or does nothing, waits for the server.
  held.add(socket)
  void gone.then(() => held.delete(socket))
}
