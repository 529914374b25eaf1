import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandAs, type SystemAccount } from './system-account.ts'
import type { Binaries } from './binaries.ts'

/** The files of one embedded server. */
export const pathsOf = (folder: string) => ({
  data: join(folder, 'data'),
  draft: join(folder, 'data.new'),
  password: join(folder, 'password'),
  port: join(folder, 'port'),
  log: join(folder, 'log'),
})

/** Creates the data folder if missing. It is renamed when complete, so one left by a killed initdb is discarded. */
export async function prepareDataFolder(folder: string, binaries: Binaries, account: SystemAccount) {
  const { data, draft, password } = pathsOf(folder)
  mkdirSync(folder, { recursive: true })
  if (existsSync(data)) return
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (account) for (const path of [draft, password]) chownSync(path, account.uid, account.gid)
  await runInitdb(folder, binaries, account)
  renameSync(draft, data)
}

async function runInitdb(folder: string, { initdb }: Binaries, account: SystemAccount) {
  const { draft, password } = pathsOf(folder)
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--username=postgres',
  ]
  const { file, args, as } = commandAs(account, initdb, draft, [
    ...options,
    `--pwfile=${password}`,
    `--pgdata=${draft}`,
  ])
  const child = spawn(file, args, {
    ...as,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`initdb failed (${code}): ${output}`)
}

/** The connection URL of a database of this server, over TCP or through the socket in its folder. */
export function urlOf(folder: string, { port, bySocket }: { port: number; bySocket: boolean }, database: string) {
  const host = bySocket ? encodeURIComponent(pathsOf(folder).data) : '127.0.0.1'
  return `postgres://postgres:${readFileSync(pathsOf(folder).password, 'utf8')}@${host}:${port}/${database}`
}
