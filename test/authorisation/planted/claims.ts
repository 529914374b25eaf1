import { requestRefund } from '#domains/claims/ask-for-refund.ts'
import { issueReceipt, postJournalsAtomically } from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

type Parties = { clientId: string; consultantId: string }

/** A minute of talk at R$ 3,00 that the consultant ended: a rule gives it back. */
export async function addShortConsultation(db: Db, { clientId, consultantId }: Parties): Promise<string> {
  const id = crypto.randomUUID()
  await inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const began = new Date(at.getTime() - 60_000)
    await tx`
      insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state,
        reason, requested_at, accepted_at, started_at, ended_at,
        billed_ms, held, captured, commission)
      values (${id}, ${clientId}, ${consultantId}, 'chat', 300, 3500, 'ended', 'by_consultant', ${began}, ${began},
        ${began}, ${at}, 60000, 300, 300, 105)`
    await tx`insert into billed_segments (consultation_id, started_at, ended_at) values (${id}, ${began}, ${at})`
    await postJournalsAtomically(tx, [
      {
        key: `hold:${id}:1`,
        kind: 'consultation_hold',
        postings: [{ from: availableOf(clientId), to: reservedOf(clientId), amount: 300n }],
      },
      {
        key: `capture:${id}:300`,
        kind: 'consultation_capture',
        postings: [
          { from: reservedOf(clientId), to: toClearOf(consultantId), amount: 195n },
          { from: reservedOf(clientId), to: COMMISSION, amount: 105n },
        ],
      },
    ])
    await issueReceipt(tx, {
      subject: `consultation:${id}`,
      personIds: [clientId, consultantId],
      content: { kind: 'consultation', consultation: id },
      at,
    })
  })
  return id
}

/** Another one, about which a person was asked. */
export async function addClaim(db: Db, parties: Parties): Promise<string> {
  const id = crypto.randomUUID()
  const consultationId = await addShortConsultation(db, parties)
  await requestRefund(db, {
    id,
    consultationId,
    clientId: parties.clientId,
    cause: 'service',
    words: 'Não foi o que estava prometido.',
    clock,
  })
  return id
}
