import {
  correctName,
  endSessionsByTeam,
  mailConfirmation,
  restPayouts,
  stopEmailCorrection,
  warn,
} from '#domains/accounts/index.ts'
import { hideFromFeatured } from '#domains/consultants/index.ts'
import type { CorrectedField } from '#domains/accounts/corrections.rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { serve, type Route, type Viewer } from '#platform/http.ts'
import { blockPerson } from './block-person.ts'
import { changeCommission } from './change-commission.ts'
import { changeTier } from './change-tier.ts'
import * as contract from './contract.ts'
import { proposeCorrection } from './correct-data.ts'
import * as corrections from './corrections.contract.ts'
import { giveGoodwill } from '../goodwill/give-goodwill.ts'
import { liftRestraint } from './lift-restraint.ts'
import { readDecisions } from './read-decisions.ts'
import { suspendPerson } from './suspend-person.ts'

type Given = { db: Db; clock: Clock; viewer: Viewer }
type Input = { id: string; actId: string; reason: string }

const decisionsOf = async ({ db, clock }: Given, personId: string) =>
  readDecisions(db, { personId, at: await clock(db) })

/** The person is in the path, the act has an id of its own. */
const actOf = ({ viewer, clock, input: { id: personId, actId: id, reason } }: Given & { input: Input }) => ({
  id,
  personId,
  reason,
  by: viewer.id,
  clock,
})
type Act = Omit<ReturnType<typeof actOf>, 'clock'> & { at: Date }

/** Acts that need nothing but one verb of accounts. */
async function inOne(call: Given & { input: Input }, verb: (tx: Tx, act: Act) => Promise<unknown>) {
  const { clock, ...act } = actOf(call)
  await inTransaction(call.db, async (tx) => verb(tx, { ...act, at: await clock(tx) }))
  return decisionsOf(call, act.personId)
}

async function correcting(call: Given & { input: Input }, field: CorrectedField, value: string) {
  await proposeCorrection(call.db, { ...actOf(call), field, value })
  return decisionsOf(call, call.input.id)
}

export const actEndpoints: Route[] = [
  serve(corrections.correctName, (call) => {
    const { firstName, lastName } = call.input
    return inOne(call, (tx, act) => correctName(tx, { ...act, firstName, lastName }))
  }),
  serve(corrections.correctEmail, (call) => correcting(call, 'email', call.input.email)),
  serve(corrections.stopEmailCorrection, (call) => inOne(call, stopEmailCorrection)),
  serve(corrections.correctPhone, (call) => correcting(call, 'phone', call.input.phone)),
  serve(corrections.correctTaxId, (call) => correcting(call, 'taxId', call.input.taxId)),
  serve(contract.readDecisions, (call) => decisionsOf(call, call.input.id)),
  serve(contract.endSessions, (call) => inOne(call, endSessionsByTeam)),
  serve(contract.mailConfirmation, (call) => inOne(call, mailConfirmation)),
  serve(contract.warnPerson, (call) => inOne(call, warn)),
  serve(contract.restPayouts, (call) => inOne(call, restPayouts)),
  serve(contract.suspendPerson, async (call) => {
    await suspendPerson(call.db, { ...actOf(call), hours: call.input.hours })
    return decisionsOf(call, call.input.id)
  }),
  serve(contract.blockPerson, async (call) => {
    await blockPerson(call.db, actOf(call))
    return decisionsOf(call, call.input.id)
  }),
  serve(contract.liftRestraint, async (call) => {
    await liftRestraint(call.db, { ...actOf(call), id: call.input.restraintId })
    return decisionsOf(call, call.input.id)
  }),
  serve(contract.giveGoodwill, async (call) => {
    const { amountCents: amount, caseId } = call.input
    await giveGoodwill(call.db, { ...actOf(call), amount, caseId })
    return decisionsOf(call, call.input.id)
  }),
  serve(contract.hideFromFeatured, (call) =>
    inOne(call, (tx, act) => hideFromFeatured(tx, { ...act, isHidden: call.input.isHidden })),
  ),
  serve(contract.proposeCommission, async (call) => {
    const { channel, bps, from } = call.input
    await changeCommission(call.db, { ...actOf(call), channel, bps, from })
    return decisionsOf(call, call.input.id)
  }),
  serve(contract.changeTier, async (call) => {
    const { tier, from } = call.input
    await changeTier(call.db, { ...actOf(call), tier, from })
    return decisionsOf(call, call.input.id)
  }),
]
