import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { switchTurned } from '#platform/switches/facts.ts'
import { deleteClosing, findClosing, lockSwitch, upsertClosing } from '#platform/switches/sql.ts'
import { assertUntil, defaultWords, isNotice, refuse } from './rules.ts'

type Turning = {
  name: string
  isClosed: boolean
  words?: string | undefined
  until?: Date | null | undefined
  reason: string
  by: string
  clock: Clock
}

/**
 * Switches something off or on, or shows and hides the notice, at once on all processes. The same again changes
 * nothing. `names`: what can be switched. Refuses another name, an end that is over or thirty days away, and a notice
 * without words.
 */
export const turnSwitch = (db: Db, names: readonly string[], turning: Turning): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { name, isClosed, until = null, reason, by, clock } = turning
    if (!names.includes(name)) throw refuse('not_found')
    await lockSwitch(tx, name)
    const at = await clock(tx)
    if (isClosed) assertUntil(until, at)
    const given = turning.words?.trim()
    if (isClosed && isNotice(name) && !given) throw refuse('words_missing', { words: 'Escreva o aviso.' })
    const words = given || defaultWords(name, until)
    const earlier = await findClosing(tx, name, at)
    const isSame = isClosed
      ? earlier?.words === words && earlier.until?.getTime() === until?.getTime()
      : earlier === undefined
    if (isSame) return
    if (isClosed) await upsertClosing(tx, { name, words, until }, at)
    else await deleteClosing(tx, name)
    await recordSecurityEvent(tx, {
      kind: 'team.switch_turned',
      detail: isClosed === isNotice(name) ? 'on' : 'off',
      actorId: by,
      reason,
      before: { switch: name, closed: earlier !== undefined, words: earlier?.words, until: earlier?.until },
      after: { switch: name, closed: isClosed, ...(isClosed && { words, until }) },
      at,
    })
    await announce(tx, switchTurned('all'))
  })
