import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { port, everyMs, withinMs, visitors } = workerData as {
  port: number
  everyMs: number
  withinMs: number
  visitors: number
}
const times: number[] = []
let isOver = false

/** A request on a connection of its own, as a load balancer asks. An unanswered one counts as the whole patience. */
const ask = () =>
  new Promise<number>((resolve) => {
    const askedAt = performance.now()
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    )
    const answer = (ms: number) => {
      socket.destroy()
      resolve(ms)
    }
    socket.setTimeout(withinMs, () => answer(withinMs))
    socket.on('error', () => answer(withinMs))
    socket.once('data', (said) =>
      answer(said.toString().startsWith('HTTP/1.1 200') ? performance.now() - askedAt : withinMs),
    )
  })

parentPort!.once('message', () => (isOver = true))
async function visit() {
  while (!isOver) {
    times.push(await ask())
    await wait(everyMs)
  }
}
await Promise.all(Array.from({ length: visitors }, visit))
parentPort!.postMessage(times, [])
