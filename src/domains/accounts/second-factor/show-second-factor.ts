import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { findPerson } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { recoveryCodeUsedMail } from './mails.ts'
import { hashOfCode } from './recovery-codes.ts'
import { spendCheck } from './spend-check.ts'
import * as sql from './sql.ts'
import { stepOf } from './totp.ts'

type Showing = { viewer: { id: string; sessionId: string }; code: string; seal: Seal; now: Date }

/**
 * This session has shown the second factor: with a code of the app, each of which counts once, or with a recovery code.
 * Refuses `wrong_code`, also for one that was used, `no_second_factor`, `too_many_attempts`.
 */
export async function showSecondFactor(db: Db, { viewer, code, seal, now }: Showing) {
  const { id, sessionId } = viewer
  const event = { actorId: id, personId: id, sessionId, at: now }
  const giveBack = await spendCheck(db, { viewer, now })
  const means = await inTransaction(db, async (tx) => {
    const used = await useCode(tx, { personId: id, code, seal, now })
    if (!used) return undefined
    await sql.recordShown(tx, sessionId, now)
    await giveBack(tx)
    await recordSecurityEvent(tx, { kind: 'accounts.second_factor_shown', detail: used, ...event })
    return used
  })
  if (means) return
  await recordSecurityEvent(db, { kind: 'accounts.second_factor_refused', ...event })
  throw refuse('wrong_code', { code: 'Este código não confere ou já foi usado. Digite o que o app mostra agora.' })
}

type Used = { personId: string; code: string; seal: Seal; now: Date }

/** Uses a code up; answers of which kind it was. */
async function useCode(tx: Tx, { personId, code, seal, now }: Used): Promise<'app' | 'recovery_code' | undefined> {
  const factor = await sql.lockSecondFactor(tx, personId)
  if (!factor?.sealedSecret) throw refuse('no_second_factor')
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const secret = seal.open(factor.sealedSecret, personId)
    const step = secret && stepOf(secret, digits, now)
    return step && (await sql.useStep(tx, personId, step)) ? 'app' : undefined
  }
  if (!(await sql.useRecoveryCode(tx, personId, hashOfCode(code), now))) return undefined
  const { email, firstName } = (await findPerson(tx, personId))!
  const template = recoveryCodeUsedMail(firstName, factor.codesLeft - 1)
  await queueMail(tx, {
    key: `recovery-code-used:${crypto.randomUUID()}`,
    to: email,
    template,
    about: { kind: 'account', personId },
    now,
  })
  return 'recovery_code'
}
