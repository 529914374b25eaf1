import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, inTransaction } from '../db.ts'
import { usePostgres, type Postgres } from './use-postgres.ts'

let folder: string
let first: Postgres

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sensitivos-pg-'))
  first = await usePostgres(folder, { durability: 'throwaway' })
})
afterAll(async () => {
  await first.release()
  rmSync(folder, { recursive: true, force: true })
})

/** Only Linux shows a process's parent without another program. */
const supervisorPid = () => Number(readFileSync(`/proc/${serverPid()}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])

/** A second process that uses the same server. */
async function anotherUser(): Promise<ChildProcess> {
  const script = `
    import { usePostgres } from '${new URL('./use-postgres.ts', import.meta.url)}'
    console.log((await usePostgres('${folder}', { durability: 'throwaway' })).urlOf('postgres'))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

const PATIENTLY = { interval: 20, timeout: 60_000 }
const serverPid = () => first.serverPid() ?? 0
const isAlive = (pid: number) => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

test('has the extensions and the text search language that we need', async () => {
  const db = connect(first.urlOf('postgres'), { max: 1 })
  for (const name of ['pgcrypto', 'unaccent', 'pg_trgm', 'btree_gist']) await db.unsafe(`create extension ${name}`)
  const [row] = await db<
    { plain: string; stems: string }[]
  >`select unaccent('vidência') as plain, to_tsvector('portuguese', 'consultas')::text as stems`
  expect(row).toEqual({ plain: 'videncia', stems: "'consult':1" })
  await db.end()
})

test('all users share one server, on a port outside the ephemeral range', async () => {
  const second = await usePostgres(folder, { durability: 'throwaway' })
  expect(second.urlOf('postgres')).toBe(first.urlOf('postgres'))
  expect(Number(new URL(first.urlOf('postgres')).port)).toBeLessThan(32_768)
  await second.release()
  expect(isAlive(serverPid())).toBe(true)
})

test('a killed server is restarted with everything that was committed', async () => {
  const db = connect(first.urlOf('postgres'), { max: 1 })
  await db`create table kept (round int primary key)`
  for (let round = 1; round <= 8; round++) {
    const killed = serverPid()
    process.kill(killed, 'SIGKILL')
    // The answer to an insert that was committed may be lost, so it must be safe to repeat.
    await inTransaction(db, (tx) => tx`insert into kept values (${round}) on conflict do nothing`)
    await vi.waitFor(() => expect(serverPid()).not.toBe(killed), PATIENTLY)
  }
  expect(await inTransaction(db, (tx) => tx`select round from kept order by round`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((round) => ({ round })),
  )
  await db.end()
})

test('a killed supervisor is replaced together with its server', async () => {
  const [supervisor, server] = [supervisorPid(), serverPid()]
  process.kill(supervisor, 'SIGKILL')
  await vi.waitFor(() => expect([0, server]).not.toContain(serverPid()), PATIENTLY)
  const db = connect(first.urlOf('postgres'), { max: 1 })
  expect(await inTransaction(db, (tx) => tx`select count(*)::int as rounds from kept`)).toEqual([{ rounds: 8 }])
  await db.end()
})

test('a killed user does not delay the next one', async () => {
  await first.release()
  const user = await anotherUser()
  const left = serverPid()
  user.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(left)).toBe(false), PATIENTLY)
  first = await usePostgres(folder, { durability: 'throwaway' })
  expect(isAlive(serverPid())).toBe(true)
})
