import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { openConsultantsFixture, type ConsultantsFixture, NOON } from '#test/support/consultants-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { BIO } from '#test/support/people.ts'
import { featureConsultant } from '../applications/feature-consultant.ts'
import { setAutomatic } from '../applications/set-automatic.ts'
import type { ConsultantCard } from '../contract.ts'
import { countReview } from '../count-review.ts'
import { rankingScoreOf } from '../rules.ts'
import { findOffer } from './find-offer.ts'

let db: Db
let fixture: ConsultantsFixture
beforeEach(async () => {
  db = await freshDatabase()
  fixture = await openConsultantsFixture(db)
})

describe('directory', () => {
  test('a card has exactly the fields of the spec, the price in reais and a portrait of this site', async () => {
    const luna = await fixture.consultant('Luna', { title: 'Taróloga', description: 'Cartas com calma.' })
    await featureConsultant(db, { consultantId: luna, on: true, by: fixture.iris, now: NOON })
    await db.begin(async (tx) => [
      await countReview(tx, luna, 5),
      await countReview(tx, luna, 4),
      await countReview(tx, luna, 5),
    ])
    const [card] = (await fixture.ask('/api/consultants/featured')).json
    expect(card).toEqual({
      id: luna,
      name: 'Luna',
      title: 'Taróloga',
      rating: 4.7,
      reviewCount: 3,
      description: 'Cartas com calma.',
      pricePerMinute: 2.99,
      status: 'offline',
      imageUrl: expect.stringMatching(/^\/api\/portraits\/[0-9a-f]{64}$/),
      specialty: 'tarot',
    })
    const portrait = await fixture.ask(card.imageUrl)
    expect(portrait.headers.get('content-type')).toBe('image/svg+xml')
    expect(portrait.headers.get('cache-control')).toContain('immutable')
    expect(portrait.text).toContain('<circle')
    expect((await fixture.ask(`/api/portraits/${'0'.repeat(64)}`)).status).toBe(404)
  })

  test('in whose place a program attends says so on every card, and only they have the field', async () => {
    const [luna, sol] = [await fixture.consultant('Luna'), await fixture.consultant('Sol')]
    for (const consultantId of [luna, sol])
      await featureConsultant(db, { consultantId, on: true, by: fixture.iris, now: NOON })
    await fixture.comeOnline(luna)
    const set = (on: boolean) => setAutomatic(db, { consultantId: luna, on, by: fixture.iris, now: NOON })
    const ana = { id: await fixture.register('Ana', 'client'), role: 'client' as const }
    await fixture.ask(`/api/consultants/${luna}/favourite`, { viewer: ana, method: 'PUT', body: {} })
    const shown = async () =>
      (
        await Promise.all([
          fixture.ask('/api/consultants/featured').then(({ json }) => json[0]),
          fixture.ask('/api/consultants/present').then(({ json }) => json[0]),
          fixture.ask('/api/consultants?q=luna').then(({ json }) => json.consultants[0]),
          fixture.ask('/api/consultants/favourites', { viewer: ana }).then(({ json }) => json.favourites[0].consultant),
          fixture.ask(`/api/consultants/${luna}`).then(({ json }) => json),
          fixture.ask('/api/consultants/matches?answers=aacabba').then(({ json }) => json[0].consultant),
        ])
      ).map(({ id, isAutomatic }: ConsultantCard) => [id, isAutomatic])
    await set(true)
    expect(await shown()).toEqual(Array.from({ length: 6 }, () => [luna, true]))
    expect((await fixture.ask('/api/consultants/featured')).json[1]).not.toHaveProperty('isAutomatic')
    expect((await findOffer(db, luna, 'chat', NOON))?.isAutomatic).toBe(true)
    await set(true)
    await set(false)
    expect(await shown()).toEqual(Array.from({ length: 6 }, () => [luna, undefined]))
    await set(false)
    const events = await db<
      { detail: string }[]
    >`select detail from security_events where kind = 'consultants.automatic_set' order by at`
    expect(events.map(({ detail }) => detail).toSorted(), 'only what changed').toEqual(['off', 'on'])
  })

  test('an applicant is not made automatic', async () => {
    const sol = await fixture.register('Sol')
    await fixture.apply(sol)
    const refused = setAutomatic(db, { consultantId: sol, on: true, by: fixture.iris, now: NOON })
    await expect(refused).rejects.toMatchObject({ code: 'consultants.not_found' })
  })

  test('lists featured consultants, reachable ones first, then by score', async () => {
    const [luna, sol, caio] = [
      await fixture.consultant('Luna'),
      await fixture.consultant('Sol'),
      await fixture.consultant('Caio'),
    ]
    for (const consultantId of [luna, sol, caio])
      await featureConsultant(db, { consultantId, on: true, by: fixture.iris, now: NOON })
    await db.begin((tx) => countReview(tx, luna, 5))
    await fixture.comeOnline(caio)
    const names = async () =>
      (await fixture.ask('/api/consultants/featured')).json.map((card: { name: string }) => card.name)
    expect(await names()).toEqual(['Caio', 'Luna', 'Sol'])
    await featureConsultant(db, { consultantId: caio, on: false, by: fixture.iris, now: NOON })
    expect(await names()).toEqual(['Luna', 'Sol'])
  })

  test('a profile adds biography, specialties, prices by channel and the date of approval', async () => {
    const luna = await fixture.consultant('Luna', { specialties: ['runas', 'tarot'], city: 'Olinda' })
    const profile = (await fixture.ask(`/api/consultants/${luna}`)).json
    expect(profile).toMatchObject({
      bio: BIO,
      city: 'Olinda',
      specialty: 'runas',
      specialties: ['runas', 'tarot'],
      languages: ['pt'],
      tier: 'verificado',
      memberSince: NOON.toISOString(),
    })
    expect(profile.prices).toEqual([{ channel: 'chat', pricePerMinute: 2.99, pricePerMinuteCents: 299 }])
    expect(JSON.stringify(profile)).not.toContain('52998224725')
  })

  test('a missing, an unapproved and a malformed id get the same 404', async () => {
    const sol = await fixture.register('Sol')
    await fixture.apply(sol)
    const answers = await Promise.all(
      [sol, crypto.randomUUID(), 'luna', "1'or'1", '%00'].map((id) => fixture.ask(`/api/consultants/${id}`)),
    )
    expect(new Set(answers.slice(0, 4).map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"error":"Não encontramos este consultor.","code":"consultants.not_found"}']),
    )
    expect(answers[4]!.status).toBe(400)
  })

  test('the score in the database follows the published formula', async () => {
    const luna = await fixture.consultant('Luna')
    const score = async () =>
      (await db<{ score: number }[]>`select score from consultant_cards(${NOON}) where id = ${luna}`)[0]!.score
    expect(await score()).toBe(rankingScoreOf(0, 0))
    await db.begin(async (tx) => [await countReview(tx, luna, 5), await countReview(tx, luna, 2)])
    expect(await score()).toBeCloseTo(rankingScoreOf(7, 2), 12)
  })
})
