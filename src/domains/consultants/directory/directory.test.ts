import { beforeEach, describe, expect, test } from 'vitest'
import { openConsultants, type OpenConsultants, NOON } from '#test/support/consultants-fixture.ts'
import { BIO, letBeFeatured } from '#test/support/people.ts'
import { inTransaction } from '#platform/db.ts'
import { hideFromFeatured } from '../featured/hide-from-featured.ts'
import { setAutomatic } from '../applications/set-automatic.ts'
import type { ConsultantCard } from '../contract.ts'
import { countReview } from '../count-review.ts'
import { rankingScoreOf } from '../rules.ts'
import { findOffer } from './find-offer.ts'

let { db, fixture } = {} as OpenConsultants
beforeEach(async () => void ({ db, fixture } = await openConsultants()))

describe('directory', () => {
  test('a card has exactly the fields of the spec, the price in reais and a portrait of this site', async () => {
    const luna = await fixture.consultant('Luna', { title: 'Taróloga', description: 'Cartas com calma.' })
    await letBeFeatured(db, luna)
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
      rating: 4.3,
      reviewCount: 8,
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

  test('who is a program is on a shelf of its own: no list, count, search or quiz of people has it, and it says so', async () => {
    const [luna, sol] = [await fixture.consultant('Luna'), await fixture.consultant('Sol')]
    for (const consultantId of [luna, sol]) await letBeFeatured(db, consultantId)
    await fixture.comeOnline(luna)
    const set = (on: boolean) => setAutomatic(db, { consultantId: luna, on, by: fixture.iris, now: NOON })
    const ana = { id: await fixture.register('Ana', 'client'), role: 'client' as const }
    await fixture.ask(`/api/consultants/${luna}/favourite`, { viewer: ana, method: 'PUT', body: {} })
    const idsIn = (cards: { id: string }[]) => cards.map(({ id }) => id)
    /** Whether Luna is among the people, place by place. */
    const amongPeople = () =>
      Promise.all([
        fixture.ask('/api/consultants/featured').then(({ json }) => idsIn(json)),
        fixture.ask('/api/consultants/present').then(({ json }) => idsIn(json)),
        fixture.ask('/api/consultants?q=luna').then(({ json }) => idsIn(json.consultants)),
        fixture.ask('/api/consultants?q=lunna').then(({ json }) => idsIn([...json.consultants, ...json.similarNames])),
        fixture.ask('/api/consultants').then(({ json }) => idsIn(json.consultants)),
        fixture
          .ask('/api/consultants/matches?answers=aacabba')
          .then(({ json }) => json.map(({ consultant }: { consultant: ConsultantCard }) => consultant.id)),
      ]).then((places) => places.map((ids) => ids.includes(luna)))
    const programs = async () => (await fixture.ask('/api/consultants/programs')).json
    expect(await amongPeople()).toEqual([true, true, true, true, true, true])
    await set(true)
    expect(await amongPeople()).toEqual([false, false, false, false, false, false])
    expect(await programs()).toMatchObject([{ id: luna, isAutomatic: true, pricePerMinute: 0.29, reviewCount: 0 }])
    const kept = await fixture.ask('/api/consultants/favourites', { viewer: ana })
    expect(kept.json.favourites[0].consultant).toMatchObject({ id: luna, isAutomatic: true })
    expect((await fixture.ask(`/api/consultants/${luna}`)).json).toMatchObject({ isAutomatic: true })
    expect((await fixture.ask('/api/consultants/featured')).json[0]).not.toHaveProperty('isAutomatic')
    expect(await findOffer(db, luna, 'chat', NOON)).toMatchObject({ isAutomatic: true, pricePerMinute: 29n })
    await set(true)
    await set(false)
    expect(await programs()).toEqual([])
    expect(await findOffer(db, luna, 'chat', NOON)).toMatchObject({ isAutomatic: false, pricePerMinute: 299n })
    expect(await amongPeople()).toEqual([true, true, true, true, true, true])
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

  test('lists featured consultants, reachable ones first, then by score, and nobody of whom too little was said', async () => {
    const [luna, sol, caio, rosa] = [
      await fixture.consultant('Luna'),
      await fixture.consultant('Sol'),
      await fixture.consultant('Caio'),
      await fixture.consultant('Rosa'),
    ]
    for (const consultantId of [luna, sol, caio]) await letBeFeatured(db, consultantId)
    await db.begin((tx) => countReview(tx, luna, 5))
    await fixture.comeOnline(caio)
    const names = async () =>
      (await fixture.ask('/api/consultants/featured')).json.map((card: { name: string }) => card.name)
    expect(await names()).toEqual(['Caio', 'Luna', 'Sol'])
    const hide = (isHidden: boolean, personId = caio) =>
      inTransaction(db, (tx) =>
        hideFromFeatured(tx, {
          id: crypto.randomUUID(),
          personId,
          isHidden,
          reason: 'Estamos conferindo as avaliações.',
          by: fixture.iris,
          at: NOON,
        }),
      )
    await hide(true)
    expect(await names(), 'hidden by the team').toEqual(['Luna', 'Sol'])
    await hide(false)
    await hide(false, rosa)
    expect(await names(), 'nobody is lifted into it').toEqual(['Caio', 'Luna', 'Sol'])
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
