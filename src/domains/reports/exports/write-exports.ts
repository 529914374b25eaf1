import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { listNamedLines } from '../lines/list-named-lines.ts'
import { type ListLines, streamCsv } from '../sums/stream-csv.ts'
import { exportReadyMail } from './mails.ts'
import { ABANDONED_AFTER_MS, comesByMail, storedName } from './rules.ts'
import { deleteExports, type Export, lockExpired, recordProgress, recordReady, takeExport } from './sql.ts'

const AT_ONCE = 50

type Given = { db: Db; clock: Clock; storage: Storage; list?: ListLines } & Stoppable

/** Writes the spreadsheets that wait, the oldest first, one after the other. */
export async function writeExports(given: Given) {
  for (;;) {
    const at = await given.clock(given.db)
    const one = await takeExport(given.db, at, new Date(at.getTime() - ABANDONED_AFTER_MS))
    if (!one) return
    await writeExport(given, one)
    if (given.isStopping?.()) return
  }
}

/**
 * The file grows piece by piece and is kept under the lock of its row, so that no sweep leaves it behind; one that
 * expired meanwhile is not kept. Whoever waited longer than ten seconds gets a mail, once.
 */
async function writeExport({ db, clock, storage, list = listNamedLines }: Given, one: Export) {
  let done = 0
  const listAndCount: ListLines = async (...asked) => {
    const lines = await list(...asked)
    done += lines.length
    await recordProgress(db, one.id, done, await clock(db))
    return lines
  }
  const draft = await storage.begin(storedName(one.id), 'text/csv')
  try {
    const isConsultant = (await findPerson(db, one.personId))?.role === 'consultor'
    for await (const part of streamCsv(db, one.personId, one, { list: listAndCount, isConsultant }))
      await draft.add(part)
    await inTransaction(db, async (tx) => {
      const at = await clock(tx)
      const isMailed = comesByMail(one.askedAt, at)
      if (!(await recordReady(tx, one.id, { at, isMailed }))) return
      await draft.keep()
      if (!isMailed) return
      const person = await findPerson(tx, one.personId)
      if (person)
        await queueMail(tx, {
          key: `export:${one.id}`,
          to: person.email,
          template: exportReadyMail(one),
          about: { kind: 'money', personId: one.personId },
          now: at,
        })
    })
  } finally {
    await draft.discard()
  }
}

/** Removes files whose seven days are over, and what is known of them. */
export const sweepExports = (db: Db, storage: Storage, { now, ...given }: { now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const ids = (await lockExpired(tx, now, most)).map(({ id }) => id)
      for (const id of ids) await storage.remove(storedName(id))
      await deleteExports(tx, ids)
      return ids.length
    }),
  )
