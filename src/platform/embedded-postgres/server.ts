import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { commandAs, type SystemAccount } from './system-account.ts'
import type { Binaries } from './binaries.ts'
import { pathsOf } from './data-folder.ts'
import { readPidFile } from './pid-file.ts'

/**
 * `durable` keeps commits through a power cut; `volatile` (simulations) and `throwaway` (tests, without vacuum) only
 * through a killed process. `in memory`: a throwaway one, through a socket in its folder, which costs half of TCP; not
 * every disk takes one.
 */
export type Durability = 'durable' | 'volatile' | 'throwaway' | 'in memory'

const COMMON_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'shared_buffers=256MB',
]
const VOLATILE = ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB']
const THROWAWAY = [...VOLATILE, 'autovacuum=off']
const DURABILITY_SETTINGS: Record<Durability, string[]> = {
  durable: ['max_wal_size=2GB'],
  volatile: [...VOLATILE, 'autovacuum_naptime=10s'],
  throwaway: THROWAWAY,
  // The socket's folder is relative to the data folder, where the server runs. PostgreSQL would plan the first five
  // executions of each statement one by one, and most connections of a test send it no more often.
  'in memory': [...THROWAWAY, 'unix_socket_directories=.', 'plan_cache_mode=force_generic_plan'],
}

export type RunningServer = { child: ChildProcess; gone: Promise<void> }

/** One attempt to start the server. Throws when it exits before it is ready. */
export async function startServer(
  folder: string,
  port: number,
  durability: Durability,
  binaries: Binaries,
  account: SystemAccount,
): Promise<RunningServer> {
  const { data } = pathsOf(folder)
  const settings = [...COMMON_SETTINGS, ...DURABILITY_SETTINGS[durability]].flatMap((setting) => ['-c', setting])
  const { file, args, as } = commandAs(account, binaries.postgres, data, ['-D', data, '-p', String(port), ...settings])
  const child = spawn(file, args, {
    ...as,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    const leave = () => {
      isGone = true
      resolve()
    }
    child.on('error', leave).on('exit', leave)
  })
  while (!isReady(folder, child)) {
    if (isGone) throw new Error(`PostgreSQL exited before it was ready; see ${pathsOf(folder).log}`)
    await wait(20)
  }
  return { child, gone }
}

function isReady(folder: string, child: ChildProcess) {
  const status = readPidFile(folder)
  return status?.pid === child.pid && status?.isReady
}

/** Asks the server to close its connections and stop; kills it if it does not. */
export async function stopServer({ child, gone }: RunningServer) {
  for (const [signal, ms] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    child.kill(signal)
    const left = await Promise.race([gone.then(() => true), wait(ms, false, { ref: false })])
    if (left) return
  }
}
