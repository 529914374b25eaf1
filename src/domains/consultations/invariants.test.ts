import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerCheck } from '#domains/wallet/check-ledger.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import { checkInvariants, type InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { SLICES, uuidsOf } from '#platform/invariants/slices.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { connectTo, freshDatabase, freshDatabaseUrl, ownerOf } from '#test/support/database.ts'
import { findConsultationViolations } from './invariants.sql.ts'
import { consultationCheck } from './jobs.ts'

describe('a call', () => {
  let db: Db
  let consultation: ConsultationFixture
  let id = ''

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  beforeEach(async () => {
    consultation = await ConsultationFixture.open(db)
    ;({ id } = consultation)
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(72)
  })

  test('is charged by its channel usage, and every row that says something else is found', async () => {
    await consultation.becomeCall()
    await consultation.end()
    // 10 s at R$ 2,99, 10 s at R$ 3,73 and 39 s at R$ 4,48, each rounded down.
    expect(await consultation.read()).toMatchObject({ billedMs: 59_999, capturedCents: 49n + 62n + 291n })
    expect(await findConsultationViolations(db)).toEqual([])
    const of = `where id = '${id}'`
    const segment = `where consultation_id = '${id}'`
    expect(
      await consultation.brokenBy(`update billed_segments set channel = 'chat' ${segment} and channel = 'audio'`),
    ).toEqual(['S2'])
    expect(await consultation.brokenBy(`update billed_segments set channel = 'video' ${segment}`)).toEqual(['S2'])
    expect(
      await consultation.brokenBy(`update consultations set audio_ms = audio_ms + 1, video_ms = video_ms - 1 ${of}`),
    ).toEqual(['S2'])
    expect(await consultation.brokenBy(`update consultations set price_per_minute = 449 ${of}`)).toEqual(['S4'])
    expect(
      await consultation.brokenBy(
        `update consultations set captured = 410, released = held - 410, commission = 143 ${of}`,
      ),
    ).toEqual(['S4', 'L8'])
  })

  test('is told by its two people alone', async () => {
    await consultation.end()
    const of = `where consultation_id = '${id}' and author_id is not null`
    expect(await consultation.brokenBy(`update consultation_events set author_id = gen_random_uuid() ${of}`)).toEqual([
      'S8',
    ])
    expect(
      await consultation.brokenBy(`update consultation_events set author_id = '${consultation.ana}' ${of}`),
    ).toEqual([])
  })

  test.each([
    ['usage of video in a consultation agreed for voice', `channel = 'audio', price_per_minute = 373`],
    ['a call in a consultation agreed for chat', `channel = 'chat', price_per_minute = 299`],
    ['covered usage where minutes cover nothing', 'video_covered_ms = 1'],
    ['voice and video for longer than was proven', 'audio_ms = 30000'],
  ])('the database refuses %s', async (_what, change) => {
    await consultation.becomeCall()
    await expect(db.unsafe(`update consultations set ${change} where id = '${id}'`)).rejects.toThrow('violates check')
  })

  test('is final with its channel usage', async () => {
    await consultation.becomeCall()
    await consultation.end()
    for (const change of ['audio_ms = 9999', 'price_per_minute = 449', `channel = 'audio', video_ms = 0`])
      await expect(db.unsafe(`update consultations set ${change} where id = '${id}'`)).rejects.toThrow()
  })
})

describe('incremental checks of a settled consultation', () => {
  let [db, other] = [] as unknown as [Db, Db]
  let consultation: ConsultationFixture
  let id = ''

  beforeEach(async () => {
    const url = await freshDatabaseUrl()
    db = connectTo(url, { max: 1 })
    other = ownerOf(db)
    consultation = await ConsultationFixture.open(db)
    ;({ id } = consultation)
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(40)
    await consultation.end()
    await consultation.travelTo(600)
  })

  const rulesOf = async (check: InvariantCheck) =>
    (await checkInvariants(db, check, { error: () => {} })).map(({ rule }) => rule)

  /** Only possible with the triggers switched off. */
  const tamper = (statement: string) =>
    other.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(statement)
    })

  /** The next run looks at this slice of everything. */
  const goToSlice = (check: InvariantCheck, slice: number) =>
    other`update invariant_watermarks set position = ${String(slice)} where name = ${`${check.name}: slice`}`
  const sliceOf = (uuid: string) =>
    Array.from({ length: SLICES }, (_, slice) => slice).find((slice) => uuid <= uuidsOf(slice).to)!

  test('what was planted before the first run is found, and reported at every run until it is repaired', async () => {
    await tamper(`update consultations set billed_ms = billed_ms - 2 where id = '${id}'`)
    expect(await rulesOf(consultationCheck)).toEqual(['S2'])
    expect(await rulesOf(consultationCheck)).toEqual(['S2'])
    await tamper(`update consultations set billed_ms = billed_ms + 2 where id = '${id}'`)
    expect(await rulesOf(consultationCheck)).toEqual([])
  })

  test('what is verified is not read again until its slice comes round', async () => {
    expect(await rulesOf(consultationCheck)).toEqual([])
    await tamper(`update consultations set last_seq = last_seq + 1 where id = '${id}'`)
    await goToSlice(consultationCheck, (sliceOf(id) + 1) % SLICES)
    expect(await rulesOf(consultationCheck)).toEqual([])
    await goToSlice(consultationCheck, sliceOf(id))
    expect(await rulesOf(consultationCheck)).toEqual(['S5'])
    expect(await rulesOf(consultationCheck)).toEqual(['S5'])
    await tamper(`update consultations set last_seq = last_seq - 1 where id = '${id}'`)
    expect(await rulesOf(consultationCheck)).toEqual([])
  })

  test('a later journal that names it brings it up again', async () => {
    expect(await rulesOf(consultationCheck)).toEqual([])
    const postings = [{ from: 'platform:gateway', to: reservedOf(consultation.ana), amount: '1' }]
    await other`select post_journal(${`hold:${id}:99`}, 'consultation_hold', 'consultation', ${id}, null,
      ${JSON.stringify(postings)}::text::jsonb)`
    expect(await rulesOf(consultationCheck)).toEqual(['L8'])
  })

  test('every slice is a part of all ids, without gaps', () => {
    expect(uuidsOf(0).from).toBe('00000000-0000-0000-0000-000000000000')
    expect(uuidsOf(SLICES - 1).to).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
    for (let slice = 1; slice < SLICES; slice++)
      expect(Number.parseInt(uuidsOf(slice).from.slice(0, 4), 16)).toBe(
        Number.parseInt(uuidsOf(slice - 1).to.slice(0, 4), 16) + 1,
      )
  })

  test('the ledger is verified from the last verified journal on', async () => {
    expect(await rulesOf(ledgerCheck)).toEqual([])
    await tamper(`update ledger_postings set amount = amount + 1 where journal_id = 1`)
    await goToSlice(ledgerCheck, 1)
    expect(await rulesOf(ledgerCheck)).toEqual([])
    const [{ account }] = (await db`select credit as account from ledger_postings where journal_id = 1`) as [
      { account: string },
    ]
    await goToSlice(ledgerCheck, sliceOf(account.split(':')[1]!))
    expect(await rulesOf(ledgerCheck), 'its account does not add up').toContain('L3')
  })

  test('a chain that was cut behind the watermark shows with the next journal', async () => {
    expect(await rulesOf(ledgerCheck)).toEqual([])
    const { ana } = consultation
    await tamper(`update ledger_accounts set chain_head = repeat('a', 64) where id = 'client:${ana}:available'`)
    const postings = [{ from: 'platform:gateway', to: `client:${ana}:available`, amount: '1' }]
    await other`select post_journal('payment:x:paid', 'payment_paid', 'payment', 'x', null,
      ${JSON.stringify(postings)}::text::jsonb)`
    expect(await rulesOf(ledgerCheck)).toEqual(['L11'])
    expect(await rulesOf(ledgerCheck)).toEqual(['L11'])
  })
})
