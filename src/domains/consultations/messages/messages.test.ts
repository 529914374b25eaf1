import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { storeMessages } from './sql.ts'

describe('messages of a consultation', () => {
  let db: Db
  let consultation: ConsultationFixture
  let [ana, id] = ['', '']

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  beforeEach(async () => {
    consultation = await ConsultationFixture.open(db)
    ;({ ana, id } = consultation)
  })
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  test('messages and moves share one gap-free sequence, and a repeated message keeps its number', async () => {
    await consultation.beginWithFirstWord()
    const seat = consultation.seatOf(ana)
    const message = { consultationId: id, authorId: ana, id: crypto.randomUUID(), body: 'Vou mudar de emprego?', seat }
    const [first, other] = await storeMessages(db, [
      message,
      { ...message, id: crypto.randomUUID(), body: 'E quando?' },
    ])
    expect([first, other]).toMatchObject([{ outcome: 'stored', kind: 'client' }, { outcome: 'stored' }])
    expect(other!.seq).toBe(first!.seq! + 1n)
    expect((await storeMessages(db, [message]))[0]).toMatchObject({ outcome: 'known', seq: first!.seq })
    expect((await storeMessages(db, [{ ...message, body: 'Outra coisa' }]))[0]).toMatchObject({ outcome: 'reused' })
    expect(
      (await storeMessages(db, [{ ...message, authorId: crypto.randomUUID(), id: crypto.randomUUID() }]))[0],
    ).toMatchObject({ outcome: 'absent' })
  })
})
