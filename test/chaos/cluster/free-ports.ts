import { createServer } from 'node:net'

const FIRST = 4_800

/** Free ports outside the range of outgoing connections. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = []
  for (let port = FIRST + (process.pid % 40) * count; free.length < count; port++)
    if (await isFree(port)) free.push(port)
  return free
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
