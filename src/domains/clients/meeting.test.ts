import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount, recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { tellApart } from '#domains/accounts/registration/tell-apart.ts'
import { insertBlock } from '#domains/consultants/index.ts'
import { findMeetingObstacle } from '#domains/consultants/meeting/sql.ts'
import { requestConsultation } from '#domains/consultations/lifecycle/request-consultation.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { guardPurchase } from '#domains/limits/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { personalData } from '#server/personal-data.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, anAdmin, aPerson, comeOnline, credit, nextPhone } from '#test/support/people.ts'
import { saveBirthData } from './birth-data/save-birth-data.ts'
import { readBirthData } from './birth-data/read-birth-data.ts'
import { shareBirthData } from './birth-data/share-birth-data.ts'

let db: Db
let luna = ''
const phone = nextPhone()

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, secondsAfterNoon(0))
  luna = await aConsultant(db, 'Luna')
  await comeOnline(db, luna)
})

const someoneAt = async (seconds: number, number = phone) => {
  const id = await aPerson(db, 'Ana', 'client', secondsAfterNoon(seconds), number)
  await credit(db, id, 5_000n)
  return id
}
const lunaBlocks = (clientId: string, at = secondsAfterNoon(10)) =>
  inTransaction(db, (tx) => insertBlock(tx, { consultantId: luna, clientId, blockedBy: 'consultant' }, at))
const obstacle = (clientId: string, consultantId = luna) =>
  findMeetingObstacle(db, { clientId, consultantId, at: secondsAfterNoon(60) })
const request = (clientId: string) =>
  requestConsultation(db, { id: crypto.randomUUID(), clientId, consultantId: luna, channel: 'chat', clock })
const buy = (personId: string) =>
  inTransaction(db, async (tx) =>
    guardPurchase(tx, { personId, amount: 1_000n, underWay: async () => 0n, now: await clock(tx) }),
  )
const fingerprint = (personId: string, kind: 'payer' | 'card') =>
  inTransaction(db, (tx) =>
    recordIdentityFingerprints(tx, { personId, fingerprints: [{ kind, value: 'one' }], at: secondsAfterNoon(5) }),
  )

describe('a block', () => {
  test('ends what a client shows of the own birth: a blocked one writes nothing to the consultant’s page', async () => {
    const ana = await aClient(db, 'Ana')
    const now = await clock(db)
    await saveBirthData(db, { personId: ana, birth: { bornOn: '1990-05-17', bornTime: null, place: 'Recife' }, now })
    await lunaBlocks(ana)
    const share = shareBirthData(db, { clientId: ana, consultantId: luna, isShared: true, now: secondsAfterNoon(60) })
    await expect(share).rejects.toMatchObject({ code: 'clients.not_shown' })
    expect((await readBirthData(db, ana)).shares).toEqual([])
  })

  test('holds for an account that the same person opens later with the same phone', async () => {
    const ana = await someoneAt(0)
    await lunaBlocks(ana)
    const again = await someoneAt(20)
    expect([await obstacle(ana), await obstacle(again)]).toEqual(['blocked', 'blocked'])
    await expect(request(again)).rejects.toMatchObject({ code: 'consultations.consultant_unavailable' })
  })

  test('holds after the blocked account is closed', async () => {
    const ana = await aPerson(db, 'Ana', 'client', secondsAfterNoon(0), phone)
    await lunaBlocks(ana)
    await inTransaction(db, (tx) => closeAccount(tx, personalData, { personId: ana, at: secondsAfterNoon(15) }))
    expect(await obstacle(await someoneAt(20))).toBe('blocked')
  })

  test('holds for no earlier account with the phone, which anybody can type, but for one that pays the same', async () => {
    const before = await someoneAt(0)
    const ana = await someoneAt(5)
    await lunaBlocks(ana)
    expect(await obstacle(before)).toBeNull()
    await fingerprint(ana, 'card')
    await fingerprint(before, 'card')
    expect(await obstacle(before)).toBe('blocked')
  })

  test('of a consultant by a client holds for the profile that she opens later', async () => {
    const number = nextPhone()
    const ana = await someoneAt(0)
    await inTransaction(db, async (tx) => {
      await recordIdentityFingerprints(tx, {
        personId: luna,
        fingerprints: [{ kind: 'phone', value: `+55${number}` }],
        at: secondsAfterNoon(5),
      })
      await insertBlock(tx, { consultantId: luna, clientId: ana, blockedBy: 'client' }, secondsAfterNoon(10))
    })
    const again = await aPerson(db, 'Lunara', 'consultor', secondsAfterNoon(20), number)
    const other = await aPerson(db, 'Sol', 'consultor', secondsAfterNoon(20))
    expect([await obstacle(ana), await obstacle(ana, again), await obstacle(ana, other)]).toEqual([
      'blocked_by_client',
      'blocked',
      null,
    ])
  })
})

describe('a break', () => {
  const pause = async (personId: string) => {
    await travelTo(db, secondsAfterNoon(10))
    await takeBreak(db, { personId, length: 'for_ever', clock })
    await travelTo(db, secondsAfterNoon(60))
    await comeOnline(db, luna)
  }

  test('holds for an account that the same person opens later with the same phone, until the team has asked', async () => {
    const ana = await someoneAt(0)
    await pause(ana)
    const sister = await someoneAt(20)
    await expect(buy(sister)).rejects.toMatchObject({ code: 'limits.asks_a_person' })
    await expect(request(sister)).rejects.toMatchObject({ code: 'limits.asks_a_person' })
    expect(await obstacle(sister)).toBe('on_break')
    const iris = await anAdmin(db)
    const [{ email }] = (await db`select email from people where id = ${sister}`) as unknown as [{ email: string }]
    expect(await tellApart(db, { email, reason: 'Falei com a irmã por vídeo.', by: iris, now: await clock(db) })).toBe(
      1,
    )
    await buy(sister)
    expect((await request(sister)).state).toBe('requested')
    await expect(buy(ana)).rejects.toMatchObject({ code: 'limits.on_break' })
  })

  test('holds for whoever pays as the same payer, whichever account is older', async () => {
    const before = await someoneAt(0, nextPhone())
    const ana = await someoneAt(5)
    await pause(ana)
    await fingerprint(ana, 'payer')
    await buy(before)
    await fingerprint(before, 'payer')
    await expect(buy(before)).rejects.toMatchObject({ code: 'limits.asks_a_person' })
  })

  test('of another account with the phone that was opened before holds for that one alone', async () => {
    const before = await someoneAt(0)
    await pause(await someoneAt(5))
    await buy(before)
    expect(await obstacle(before)).toBeNull()
  })
})

test('whoever the team looks for and nobody shares a fingerprint with is not told apart', async () => {
  const iris = await anAdmin(db)
  const ana = await aClient(db, 'Ana')
  const [{ email }] = (await db`select email from people where id = ${ana}`) as unknown as [{ email: string }]
  const apart = (address: string) =>
    tellApart(db, { email: address, reason: 'Falei com ela.', by: iris, now: new Date() })
  await expect(apart(email)).rejects.toMatchObject({ code: 'accounts.nothing_shared' })
  await expect(apart('ninguem@exemplo.com.br')).rejects.toMatchObject({ code: 'accounts.person_not_found' })
})
