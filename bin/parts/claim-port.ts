import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLineOf } from '#platform/command-line-of.ts'
import { giveUp, say } from './say.ts'

const pidFileOf = (port: number) => `.data/start-${port}.pid`
const isOurs = (pid: number) => commandLineOf(pid).includes('start.mjs')

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** An earlier run of ours that still has the port. */
export function findEarlierRun(port: number): number | undefined {
  const pid = existsSync(pidFileOf(port)) ? Number(readFileSync(pidFileOf(port), 'utf8')) : 0
  return pid && pid !== process.pid && isOurs(pid) ? pid : undefined
}

/** Stops an earlier run of ours that still has the port; exits when another program has it. */
export async function claimPort(port: number) {
  mkdirSync('.data', { recursive: true })
  const hadRun = existsSync(pidFileOf(port))
  const earlier = findEarlierRun(port)
  if (earlier) {
    say('encerrando a execução anterior…')
    process.kill(earlier, 'SIGTERM')
    for (let i = 0; i < 300 && isOurs(earlier); i++) await wait(100)
  }
  // Servers whose parent was killed take a moment to exit.
  for (let i = 0; hadRun && i < 50 && !(await isFree(port)); i++) await wait(100)
  if (!(await isFree(port)))
    giveUp(`A porta ${port} está ocupada por outro programa. Escolha outra: PORT=${port + 1} npm start`)
  writeFileSync(pidFileOf(port), String(process.pid))
}

export const releasePort = (port: number) => rmSync(pidFileOf(port), { force: true })
