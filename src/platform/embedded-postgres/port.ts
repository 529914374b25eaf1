import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { pathsOf } from './data-folder.ts'

/** Below 32768, where no outgoing connection can be given our port by chance. */
const LOWEST = 20_000
const HIGHEST = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The port this folder had before, as long as nobody else took it; else a free one, remembered. */
export async function choosePort(folder: string): Promise<number> {
  const { port: file } = pathsOf(folder)
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (remembered && (await isFree(remembered))) return remembered
  for (let tries = 0; tries < 200; tries++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    if (!(await isFree(port))) continue
    writeFileSync(file, String(port))
    return port
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}`)
}
