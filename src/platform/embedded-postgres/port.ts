import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { pathsOf } from './data-folder.ts'

/** Below 32768, where no outgoing connection is assigned our port by chance. */
const LOWEST = 20_000
const HIGHEST = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The folder's last port unless another process has it; otherwise a free one, stored for the next start. */
export async function choosePort(folder: string): Promise<number> {
  const { port: file } = pathsOf(folder)
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (remembered && (await isFree(remembered))) return remembered
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (!(await isFree(port))) continue
    writeFileSync(file, String(port))
    return port
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}`)
}
