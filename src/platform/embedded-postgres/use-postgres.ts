import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lockSocketOf, type SupervisorReply } from './lock-socket.ts'
import { pathsOf, urlOf } from './data-folder.ts'
import { readPidFile } from './pid-file.ts'
import type { Durability } from './server.ts'

export type PostgresOptions = { durability: Durability; lingerSeconds?: number }
export type Postgres = {
  urlOf: (database: string) => string
  /** The server's process id, while it runs. */
  serverPid: () => number | undefined
  release: () => Promise<void>
}

/**
 * An embedded PostgreSQL on this folder, started or shared with its other users. It runs until its last user ends, even
 * if killed, and is restarted when it dies.
 */
export async function usePostgres(path: string, { durability, lingerSeconds = 0 }: PostgresOptions): Promise<Postgres> {
  const folder = resolve(path)
  let isReleased = false
  let joining = join()
  const { port } = await joining

  async function join() {
    const joined = await joinSupervisor(folder, durability, lingerSeconds)
    // The supervisor was killed: start or join another one, which takes the same folder and port.
    joined.socket.once('close', () => {
      if (isReleased) return
      joining = join()
      joining.catch((error) => console.error(error))
    })
    return joined
  }

  async function release() {
    if (isReleased) return
    isReleased = true
    const { socket } = await joining
    if (!socket.destroyed) await new Promise((done) => socket.ref().once('close', done).end())
  }
  const address = { port, bySocket: durability === 'in memory' }
  return { urlOf: (database) => urlOf(folder, address, database), serverPid: () => readPidFile(folder)?.pid, release }
}

const START_TIMEOUT_MS = 60_000

async function joinSupervisor(
  folder: string,
  durability: Durability,
  lingerSeconds: number,
): Promise<{ socket: Socket; port: number }> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const socket = await connectToLockSocket(folder)
    const reply = socket && (await readReply(socket))
    if (socket && reply && 'port' in reply) return { socket: socket.unref(), port: reply.port }
    if (reply && 'fault' in reply) throw new Error(reply.fault)
    if (!socket && attempt % 20 === 0) startSupervisor(folder, durability, lingerSeconds)
    await wait(25)
  }
  throw new Error(
    `The embedded PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} s; see ${pathsOf(folder).log}`,
  )
}

function connectToLockSocket(folder: string): Promise<Socket | undefined> {
  const lockSocket = lockSocketOf(folder)
  return new Promise((resolve) => {
    const socket = connect({ path: lockSocket, allowHalfOpen: true }, () => resolve(socket))
    socket.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED' && !lockSocket.startsWith('\0'))
        rmSync(lockSocket, { force: true })
      resolve(undefined)
    })
  })
}

const readReply = (socket: Socket): Promise<SupervisorReply | undefined> =>
  new Promise((resolve) => {
    socket.once('data', (line) => resolve(JSON.parse(line.toString()) as SupervisorReply))
    socket.once('end', () => socket.destroy()).once('close', () => resolve(undefined))
  })

function startSupervisor(folder: string, durability: Durability, lingerSeconds: number) {
  mkdirSync(folder, { recursive: true })
  const log = openSync(pathsOf(folder).log, 'a')
  const supervisor = fileURLToPath(new URL('./supervisor.ts', import.meta.url))
  const args = [supervisor, `--folder=${folder}`, `--durability=${durability}`, `--linger=${lingerSeconds * 1000}`]
  spawn(process.execPath, args, { detached: true, stdio: ['ignore', log, log] }).unref()
  closeSync(log)
}
