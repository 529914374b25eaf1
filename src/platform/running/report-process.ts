import { hostname } from 'node:os'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { deleteProcess, type RunningProcess, upsertProcess } from './sql.ts'

const EVERY_MS = 30_000

type Given = {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  kind: RunningProcess['kind']
  version: string
  /** What else this process has to tell, twice a minute. */
  tell: (db: Db, now: Date) => Promise<unknown>
}

/**
 * Says twice a minute that this process runs, and what it has to tell. Without the database nothing is said, and the
 * next time says it. `stop` says it once more, and that the process ended.
 */
export function reportProcess({ db, clock, log, kind, version, tell }: Given): { stop: () => Promise<void> } {
  const id = crypto.randomUUID()
  let startedAt: Date | undefined
  let running: Promise<void> = Promise.resolve()
  const say = async () => {
    try {
      const now = await clock(db)
      startedAt ??= now
      const node = process.versions.node
      await upsertProcess(db, { id, kind, host: hostname(), pid: process.pid, version, node, startedAt }, now)
      await tell(db, now)
    } catch (error) {
      log.warn({ err: error }, 'a process could not say how it is; it says so again in half a minute')
    }
  }
  const next = () => (running = running.then(say))
  void next()
  const timer = setInterval(() => void next(), EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await next()
      await deleteProcess(db, id).catch(() => undefined)
    },
  }
}
