import { createServer } from 'node:net'

/** From here on are 2,800 ports that `fetch` allows. */
const FIRST = 7_000

/** Free ports outside the range of outgoing connections. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = []
  for (let port = FIRST + (process.pid % 700) * 4; free.length < count; port++) if (await isFree(port)) free.push(port)
  return free
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
