import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { findPerson } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { secondFactorSetMail } from './mails.ts'
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts'
import { spendCheck } from './spend-check.ts'
import * as sql from './sql.ts'
import { stepOf } from './totp.ts'

type Confirmation = { viewer: { id: string; sessionId: string }; code: string; seal: Seal; now: Date }

/**
 * The app that is being set up counts from now on, in place of a former one; this session has shown it, no other has.
 * Answers the recovery codes, which are shown this once. Refuses `wrong_code`, `no_second_factor`: none was begun,
 * `too_many_attempts`.
 */
export async function confirmSecondFactor(db: Db, { viewer, code, seal, now }: Confirmation): Promise<string[]> {
  const giveBack = await spendCheck(db, { viewer, now })
  const { id, sessionId } = viewer
  return inTransaction(db, async (tx) => {
    const pending = (await sql.lockSecondFactor(tx, id))?.pendingSecret
    const secret = pending && seal.open(pending, id)
    if (!secret) throw refuse('no_second_factor')
    const step = stepOf(secret, code.replace(/\s/g, ''), now)
    if (step === undefined)
      throw refuse('wrong_code', { code: 'Este código não confere. Digite o que o app mostra agora.' })
    const recoveryCodes = newRecoveryCodes()
    await sql.recordConfirmed(tx, id, step, now)
    await sql.replaceRecoveryCodes(tx, id, recoveryCodes.map(hashOfCode))
    await sql.forgetShown(tx, id, sessionId)
    await sql.recordShown(tx, sessionId, now)
    await giveBack(tx)
    await recordSecurityEvent(tx, { kind: 'accounts.second_factor_set', actorId: id, personId: id, sessionId, at: now })
    const { email, firstName } = (await findPerson(tx, id))!
    const key = `second-factor-set:${crypto.randomUUID()}`
    await queueMail(tx, {
      key,
      to: email,
      template: secondFactorSetMail(firstName),
      about: { kind: 'account', personId: id },
      now,
    })
    return recoveryCodes
  })
}
