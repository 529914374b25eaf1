import { hashPassword } from '#domains/accounts/index.ts'
import { writeReview } from '#domains/reviews/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { credit } from '#test/support/people.ts'
import { type Cast, enrol, gather, PASSWORD, signedIn } from './cast.ts'
import { brief, claim } from './planted/claims.ts'
import { apply, attend, sitDown } from './planted/consultants.ts'
import { reading, table } from './planted/draws.ts'
import { newsletterLinks, recoveryLink } from './planted/links.ts'
import { buy, deliver, order, paidOrder, stray, subscribe } from './planted/outside.ts'
import { buyQuestion, sendQuestion } from './planted/questions.ts'
import { settle } from './planted/talks.ts'
import { testify } from './planted/testimonials.ts'
import { withdrawal } from './planted/withdrawals.ts'
import { offer, publish, serve, write } from './planted/words.ts'
import { between, owned, pairOf, type Pair } from './thing.ts'

export type World = Awaited<ReturnType<typeof plantWorld>>
export type Kind = keyof World['things']

/** What stands in a thing that only some may read. */
export const mark = (words: string) => `${words}-${crypto.randomUUID().slice(0, 8)}`

/** A small world with two of everything that can be asked for. */
export async function plantWorld(db: Db, now: Date) {
  const passwordHash = await hashPassword(PASSWORD)
  const cast = await gather(db, passwordHash, now)
  const { ana, bia, luna, sol, nina, iris } = cast
  for (const { id } of [ana, bia]) await credit(db, id, 20_000n)
  for (const [number, [name, { id }]] of Object.entries({ Luna: luna, Sol: sol }).entries())
    await attend(db, id, { name, number, approvedBy: iris.id, now })
  await sitDown(db, [luna.id, sol.id], now)
  const otto = await enrol(db, 'Otto', 'consultor', passwordHash, now)
  const marks = {
    nina: mark('candidatura'),
    talk: [mark('ana-disse'), mark('bia-disse')] as const,
    reading: [mark('ana-quer-saber'), mark('bia-quer-saber')] as const,
    question: [mark('ana-perguntou'), mark('bia-perguntou')] as const,
    letter: mark('carta'),
    testimonial: mark('depoimento'),
  }
  await apply(db, nina.id, { name: 'Nina', number: 20, mark: marks.nina, now })
  await apply(db, otto.id, { name: 'Otto', number: 21, now })

  const couples = [
    { clientId: ana.id, consultantId: luna.id },
    { clientId: bia.id, consultantId: sol.id },
  ] as const
  const talks = async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
    for (const n of [0, 1] as const) await settle(db, { id: ids[n], ...couples[n] }, marks.talk[n])
    return ids
  }
  const [settled, reviewed] = [await talks(), await talks()]
  const reviews = await Promise.all(
    ([0, 1] as const).map((n) =>
      writeReview(db, {
        consultationId: reviewed[n],
        clientId: couples[n].clientId,
        stars: 5,
        text: 'Saí mais leve.',
        clock,
      }),
    ),
  )
  const portraits = await db<{ hash: string }[]>`select hash from portraits order by hash limit 2`
  const payments = [await buy(db, ana.id), await buy(db, bia.id)] as const
  const receipts = await db<{ code: string }[]>`select code from receipts order by code limit 2`
  const products = [await offer(db, 'baralho-um', now), await offer(db, 'baralho-dois', now)] as const
  const links = [
    await newsletterLinks(db, 'ana@carta.test', now),
    await newsletterLinks(db, 'bia@carta.test', now),
  ] as const

  const things = {
    person: [
      { id: ana.id, owner: 'ana' },
      { id: luna.id, owner: 'luna' },
    ] satisfies Pair,
    everywhere: pairOf(['all', 'all']),
    talk: between(settled),
    /** Free for a request: the row asks for it first. */
    request: between([crypto.randomUUID(), crypto.randomUUID()]),
    unsentQuestion: between([await buyQuestion(db, couples[0]), await buyQuestion(db, couples[1])]),
    needlessQuestion: between([await buyQuestion(db, couples[0]), await buyQuestion(db, couples[1])]),
    question: between([
      await sendQuestion(db, couples[0], marks.question[0]),
      await sendQuestion(db, couples[1], marks.question[1]),
    ]),
    strangeQuestion: between([
      await sendQuestion(db, couples[0], marks.question[0]),
      await sendQuestion(db, couples[1], marks.question[1]),
    ]),
    reviewedTalk: between(reviewed),
    /** It cost something, and a rule gives that back. */
    briefTalk: between([await brief(db, couples[0]), await brief(db, couples[1])]),
    poorTalk: between([await brief(db, couples[0]), await brief(db, couples[1])]),
    claim: owned([await claim(db, couples[0]), await claim(db, couples[1])]),
    review: between([reviews[0]!.id, reviews[1]!.id]),
    session: owned([(await signedIn(db, ana.id, now)).id, (await signedIn(db, bia.id, now)).id]),
    payment: owned([payments[0].id, payments[1].id]),
    order: owned([await order(db, ana.id), await order(db, bia.id)]),
    withdrawal: owned([await withdrawal(db, ana.id), await withdrawal(db, bia.id)]),
    paidOrder: owned([await paidOrder(db, ana.id), await paidOrder(db, bia.id)]),
    subscription: owned([await subscribe(db, ana.id), await subscribe(db, bia.id)]),
    charge: pairOf([payments[0].gatewayId, payments[1].gatewayId]),
    cardCharge: pairOf([(await buy(db, ana.id, 'card')).gatewayId, (await buy(db, bia.id, 'card')).gatewayId]),
    suspense: pairOf([await stray(db, 'SBX00000000000000000001'), await stray(db, 'SBX00000000000000000002')]),
    portrait: pairOf([portraits[0]!.hash, portraits[1]!.hash]),
    mail: pairOf([await deliver(db), await deliver(db)]),
    consultant: [
      { id: luna.id, owner: 'luna' },
      { id: sol.id, owner: 'sol' },
    ] satisfies Pair,
    applicant: pairOf([nina.id, otto.id]),
    testimonial: pairOf([
      await testify(db, passwordHash, 'Carla', marks.testimonial, now),
      await testify(db, passwordHash, 'Dora', marks.testimonial, now),
    ]),
    letter: pairOf([
      await write(db, `Uma dúvida que só a equipe lê: ${marks.letter}`, now),
      await write(db, `Outra dúvida, da mesma pessoa: ${marks.letter}`, now),
    ]),
    receipt: pairOf([receipts[0]!.code, receipts[1]!.code]),
    article: pairOf([await publish(db, 'as-cartas-um', now), await publish(db, 'as-cartas-dois', now)]),
    service: pairOf([await serve(db, 'tarot', now), await serve(db, 'runas', now)]),
    table: pairOf([await table(db, now), await table(db, now)]),
    reading: owned([
      await reading(db, ana.id, marks.reading[0], now),
      await reading(db, bia.id, marks.reading[1], now),
    ]),
    needlessReading: owned([
      await reading(db, ana.id, marks.reading[0], now),
      await reading(db, bia.id, marks.reading[1], now),
    ]),
    product: pairOf([products[0].slug, products[1].slug]),
    item: pairOf([products[0].id, products[1].id]),
    confirmation: pairOf([links[0].confirm, links[1].confirm]),
    leaving: pairOf([links[0].leave, links[1].leave]),
    recovery: pairOf([await recoveryLink(db, ana.email, now), await recoveryLink(db, bia.email, now)]),
  }
  return { cast, things, marks, now } satisfies { cast: Cast; things: Record<string, Pair>; marks: unknown; now: Date }
}
