import { hashPassword } from '#domains/accounts/index.ts'
import { writeReview } from '#domains/reviews/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { credit } from '#test/support/people.ts'
import { type People, addPerson, addPeople, PASSWORD, addSession } from './cast.ts'
import { addShortConsultation, addClaim } from './planted/claims.ts'
import { addApplication, addConsultant, markPresent } from './planted/consultants.ts'
import { addReading, addDraw } from './planted/draws.ts'
import { newsletterLinks, recoveryLink } from './planted/links.ts'
import { addPayment, addMail, addOrder, addPaidOrder, addUnmatchedCharge, addSubscription } from './planted/outside.ts'
import { addQuestion, addSentQuestion } from './planted/questions.ts'
import { addEndedConsultation } from './planted/talks.ts'
import { addTestimonial } from './planted/testimonials.ts'
import { addWithdrawal } from './planted/withdrawals.ts'
import { addProduct, addArticle, addService, addMessage } from './planted/words.ts'
import { sharedPair, ownedPair, unownedPair, type ResourcePair } from './thing.ts'

export type Fixtures = Awaited<ReturnType<typeof addFixtures>>
export type ResourceKind = keyof Fixtures['resources']

/** What stands in a thing that only some may read. */
export const uniqueText = (words: string) => `${words}-${crypto.randomUUID().slice(0, 8)}`

/** A small world with two of everything that can be asked for. */
export async function addFixtures(db: Db, now: Date) {
  const passwordHash = await hashPassword(PASSWORD)
  const people = await addPeople(db, passwordHash, now)
  const { ana, bia, luna, sol, nina, iris } = people
  for (const { id } of [ana, bia]) await credit(db, id, 20_000n)
  for (const [number, [name, { id }]] of Object.entries({ Luna: luna, Sol: sol }).entries())
    await addConsultant(db, id, { name, number, approvedBy: iris.id, now })
  await markPresent(db, [luna.id, sol.id], now)
  const otto = await addPerson(db, 'Otto', 'consultor', passwordHash, now)
  const privateTexts = {
    nina: uniqueText('candidatura'),
    consultation: [uniqueText('ana-disse'), uniqueText('bia-disse')] as const,
    reading: [uniqueText('ana-quer-saber'), uniqueText('bia-quer-saber')] as const,
    question: [uniqueText('ana-perguntou'), uniqueText('bia-perguntou')] as const,
    message: uniqueText('carta'),
    testimonial: uniqueText('depoimento'),
  }
  await addApplication(db, nina.id, { name: 'Nina', number: 20, privateText: privateTexts.nina, now })
  await addApplication(db, otto.id, { name: 'Otto', number: 21, now })

  const parties = [
    { clientId: ana.id, consultantId: luna.id },
    { clientId: bia.id, consultantId: sol.id },
  ] as const
  const addConsultations = async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
    for (const n of [0, 1] as const) await addEndedConsultation(db, { id: ids[n], ...parties[n] }, privateTexts.consultation[n])
    return ids
  }
  const [settled, reviewed] = [await addConsultations(), await addConsultations()]
  const reviews = await Promise.all(
    ([0, 1] as const).map((n) =>
      writeReview(db, {
        consultationId: reviewed[n],
        clientId: parties[n].clientId,
        stars: 5,
        text: 'Saí mais leve.',
        clock,
      }),
    ),
  )
  const portraits = await db<{ hash: string }[]>`select hash from portraits order by hash limit 2`
  const payments = [await addPayment(db, ana.id), await addPayment(db, bia.id)] as const
  const receipts = await db<{ code: string }[]>`select code from receipts order by code limit 2`
  const products = [await addProduct(db, 'baralho-um', now), await addProduct(db, 'baralho-dois', now)] as const
  const links = [
    await newsletterLinks(db, 'ana@carta.test', now),
    await newsletterLinks(db, 'bia@carta.test', now),
  ] as const

  const resources = {
    person: [
      { id: ana.id, owner: 'ana' },
      { id: luna.id, owner: 'luna' },
    ] satisfies ResourcePair,
    everywhere: unownedPair(['all', 'all']),
    consultation: sharedPair(settled),
    /** Free for a request: the row asks for it first. */
    request: sharedPair([crypto.randomUUID(), crypto.randomUUID()]),
    unsentQuestion: sharedPair([await addQuestion(db, parties[0]), await addQuestion(db, parties[1])]),
    unwantedQuestion: sharedPair([await addQuestion(db, parties[0]), await addQuestion(db, parties[1])]),
    question: sharedPair([
      await addSentQuestion(db, parties[0], privateTexts.question[0]),
      await addSentQuestion(db, parties[1], privateTexts.question[1]),
    ]),
    declinedQuestion: sharedPair([
      await addSentQuestion(db, parties[0], privateTexts.question[0]),
      await addSentQuestion(db, parties[1], privateTexts.question[1]),
    ]),
    reviewedConsultation: sharedPair(reviewed),
    /** It cost something, and a rule gives that back. */
    shortConsultation: sharedPair([await addShortConsultation(db, parties[0]), await addShortConsultation(db, parties[1])]),
    contestedConsultation: sharedPair([await addShortConsultation(db, parties[0]), await addShortConsultation(db, parties[1])]),
    claim: ownedPair([await addClaim(db, parties[0]), await addClaim(db, parties[1])]),
    review: sharedPair([reviews[0]!.id, reviews[1]!.id]),
    session: ownedPair([(await addSession(db, ana.id, now)).id, (await addSession(db, bia.id, now)).id]),
    payment: ownedPair([payments[0].id, payments[1].id]),
    order: ownedPair([await addOrder(db, ana.id), await addOrder(db, bia.id)]),
    withdrawal: ownedPair([await addWithdrawal(db, ana.id), await addWithdrawal(db, bia.id)]),
    paidOrder: ownedPair([await addPaidOrder(db, ana.id), await addPaidOrder(db, bia.id)]),
    subscription: ownedPair([await addSubscription(db, ana.id), await addSubscription(db, bia.id)]),
    charge: unownedPair([payments[0].gatewayId, payments[1].gatewayId]),
    cardCharge: unownedPair([(await addPayment(db, ana.id, 'card')).gatewayId, (await addPayment(db, bia.id, 'card')).gatewayId]),
    suspense: unownedPair([await addUnmatchedCharge(db, 'SBX00000000000000000001'), await addUnmatchedCharge(db, 'SBX00000000000000000002')]),
    portrait: unownedPair([portraits[0]!.hash, portraits[1]!.hash]),
    mail: unownedPair([await addMail(db), await addMail(db)]),
    consultant: [
      { id: luna.id, owner: 'luna' },
      { id: sol.id, owner: 'sol' },
    ] satisfies ResourcePair,
    applicant: unownedPair([nina.id, otto.id]),
    testimonial: unownedPair([
      await addTestimonial(db, passwordHash, 'Carla', privateTexts.testimonial, now),
      await addTestimonial(db, passwordHash, 'Dora', privateTexts.testimonial, now),
    ]),
    message: unownedPair([
      await addMessage(db, `Uma dúvida que só a equipe lê: ${privateTexts.message}`, now),
      await addMessage(db, `Outra dúvida, da mesma pessoa: ${privateTexts.message}`, now),
    ]),
    receipt: unownedPair([receipts[0]!.code, receipts[1]!.code]),
    article: unownedPair([await addArticle(db, 'as-cartas-um', now), await addArticle(db, 'as-cartas-dois', now)]),
    service: unownedPair([await addService(db, 'tarot', now), await addService(db, 'runas', now)]),
    draw: unownedPair([await addDraw(db, now), await addDraw(db, now)]),
    reading: ownedPair([
      await addReading(db, ana.id, privateTexts.reading[0], now),
      await addReading(db, bia.id, privateTexts.reading[1], now),
    ]),
    unwantedReading: ownedPair([
      await addReading(db, ana.id, privateTexts.reading[0], now),
      await addReading(db, bia.id, privateTexts.reading[1], now),
    ]),
    product: unownedPair([products[0].slug, products[1].slug]),
    item: unownedPair([products[0].id, products[1].id]),
    confirmation: unownedPair([links[0].confirm, links[1].confirm]),
    leaving: unownedPair([links[0].leave, links[1].leave]),
    recovery: unownedPair([await recoveryLink(db, ana.email, now), await recoveryLink(db, bia.email, now)]),
  }
  return { people, resources, privateTexts, now } satisfies { people: People; resources: Record<string, ResourcePair>; privateTexts: unknown; now: Date }
}
