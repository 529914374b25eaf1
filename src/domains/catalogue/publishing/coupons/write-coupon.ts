import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { recordCoupon } from '../../coupons/sql.ts'
import { type Acting, changeCatalogue } from '../margin/change-catalogue.ts'
import { guardMargin } from '../margin/guard-margin.ts'
import type { writeCoupon as writing } from './contract.ts'
import { recordedRules } from './recorded.rules.ts'
import { faultsOf, refuse } from './rules.ts'
import { deleteCoupon, lockOwn, updateEnd } from './sql.ts'

type Given = InputOf<typeof writing>

/**
 * A new coupon, or other rules of one; orders that took it keep their discount. Refuses a discount of everything, the
 * past, what somebody else changed since, one that is over, and what could cost the house (P8).
 */
export const writeCoupon = (db: Db, acting: Acting, given: Given) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const { code, revision, amountCents: amount, minimumCents: minimum, ...rest } = given
    const before = await lockOwn(tx, code)
    const startsAt = given.startsAt ?? before?.startsAt ?? now
    const coupon = { ...rest, code, amount, minimum, startsAt }
    const wanted = recordedRules(coupon)
    const was = before && recordedRules(before)
    if (was && JSON.stringify(texts(was)) === JSON.stringify(texts(wanted))) return undefined
    if (revision === null && before) throw refuse('code_taken', { code: 'Já existe. Escolha outro.' })
    if (revision !== null && !before) throw refuse('not_found')
    if (before && before.revision !== revision) throw refuse('changed_meanwhile')
    if (before && before.endsAt <= now) throw refuse('over')
    const faults = faultsOf({ ...given, startsAt }, { now, before })
    if (Object.keys(faults).length > 0) throw refuse('rules_incomplete', faults)
    await recordCoupon(tx, coupon)
    await guardMargin(tx, now)
    return { kind: 'catalogue.coupon_written', detail: was ? 'changed' : 'new', before: was ?? {}, after: wanted }
  })

/** Centavos and instants are compared as texts. */
const texts = (fields: object) => Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`)

/** Ends a coupon at once; one that has not begun and that nobody took is gone. One that is over stays as it is. */
export const endCoupon = (db: Db, acting: Acting, { code }: { code: string }) =>
  changeCatalogue(db, acting, async (tx, now) => {
    const coupon = await lockOwn(tx, code)
    if (!coupon) throw refuse('not_found')
    if (coupon.endsAt <= now) return undefined
    const isUndone = coupon.startsAt > now
    // A coupon is in force for a millisecond at least.
    const endsAt = coupon.startsAt < now ? now : new Date(now.getTime() + 1)
    await (isUndone ? deleteCoupon(tx, code) : updateEnd(tx, code, endsAt))
    return {
      kind: 'catalogue.coupon_ended',
      detail: isUndone ? 'undone' : 'at_once',
      before: { coupon: code, endsAt: coupon.endsAt, uses: coupon.uses },
      after: { coupon: code, endsAt: isUndone ? null : endsAt, uses: coupon.uses },
    }
  })
