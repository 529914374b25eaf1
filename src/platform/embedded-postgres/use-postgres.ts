import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { doorOf, type Greeting } from './door.ts'
import { pathsOf, urlOf } from './folder.ts'
import { readPidFile } from './leftover.ts'
import type { Care } from './server.ts'

export type Wishes = { care: Care; lingerSeconds?: number }
export type Postgres = {
  urlOf: (database: string) => string
  /** The server's process, while there is one. */
  serverPid: () => number | undefined
  release: () => Promise<void>
}

/**
 * An embedded PostgreSQL on this folder: started, or shared with whoever uses it already. It lives as long as any user
 * does (even one that is killed without a word) and comes back by itself when it dies.
 */
export async function usePostgres(path: string, { care, lingerSeconds = 0 }: Wishes): Promise<Postgres> {
  const folder = resolve(path)
  let isReleased = false
  let entering = acquire()
  const { port } = await entering

  async function acquire() {
    const entered = await enter(folder, care, lingerSeconds)
    // The keeper was killed: another one takes the same folder and the same port.
    entered.socket.once('close', () => {
      if (isReleased) return
      entering = acquire()
      entering.catch((error) => console.error(error))
    })
    return entered
  }

  async function release() {
    if (isReleased) return
    isReleased = true
    const { socket } = await entering
    if (!socket.destroyed) await new Promise((done) => socket.ref().once('close', done).end())
  }
  return { urlOf: (database) => urlOf(folder, port, database), serverPid: () => readPidFile(folder)?.pid, release }
}

const PATIENCE_MS = 60_000

async function enter(folder: string, care: Care, lingerSeconds: number): Promise<{ socket: Socket; port: number }> {
  const deadline = Date.now() + PATIENCE_MS
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const socket = await knock(folder)
    const greeting = socket && (await hear(socket))
    if (socket && greeting && 'port' in greeting) return { socket: socket.unref(), port: greeting.port }
    if (greeting && 'fault' in greeting) throw new Error(greeting.fault)
    if (!socket && attempt % 20 === 0) startKeeper(folder, care, lingerSeconds)
    await wait(25)
  }
  throw new Error(`The embedded PostgreSQL did not start within ${PATIENCE_MS / 1000} s; see ${pathsOf(folder).log}`)
}

function knock(folder: string): Promise<Socket | undefined> {
  const door = doorOf(folder)
  return new Promise((resolve) => {
    const socket = connect({ path: door, allowHalfOpen: true }, () => resolve(socket))
    socket.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED' && !door.startsWith('\0'))
        rmSync(door, { force: true })
      resolve(undefined)
    })
  })
}

const hear = (socket: Socket): Promise<Greeting | undefined> =>
  new Promise((resolve) => {
    socket.once('data', (line) => resolve(JSON.parse(line.toString()) as Greeting))
    socket.once('end', () => socket.destroy()).once('close', () => resolve(undefined))
  })

function startKeeper(folder: string, care: Care, lingerSeconds: number) {
  mkdirSync(folder, { recursive: true })
  const log = openSync(pathsOf(folder).log, 'a')
  const keeper = fileURLToPath(new URL('./keeper.ts', import.meta.url))
  const args = [keeper, `--folder=${folder}`, `--care=${care}`, `--linger=${lingerSeconds * 1000}`]
  spawn(process.execPath, args, { detached: true, stdio: ['ignore', log, log] }).unref()
  closeSync(log)
}
