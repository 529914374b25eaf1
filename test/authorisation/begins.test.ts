import { beforeAll, describe, expect, test } from 'vitest'
import { callEndpoint, inputOfRow, refusalCodeOf } from './call-endpoint.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

/** What begins something new: for oneself, or for others to see. Whatever ends, answers or asks for help does not. */
const BEGIN = [
  'POST /api/bookings',
  'POST /api/bookings/:id/pay',
  'POST /api/consultants/application',
  'POST /api/consultations',
  'POST /api/consultations/:id/accept',
  'POST /api/consultations/:id/follow-up',
  'POST /api/consultations/:id/review',
  'POST /api/gift-cards',
  'POST /api/gift-cards/redeem',
  'POST /api/orders',
  'POST /api/orders/:id/pay',
  'POST /api/orders/:id/reviews',
  'POST /api/orders/goods',
  'POST /api/payments',
  'POST /api/questions',
  'POST /api/questions/:id/ask',
  'POST /api/queue/places',
  'POST /api/queue/places/:id/take',
  'POST /api/reviews/:id/answer',
  'POST /api/subscriptions/:id/resume',
  'POST /api/testimonials',
  'POST /api/waitlist',
]

let site: Site
beforeAll(async () => {
  site = await openSite()
})

test('these contracts begin something, and no others', () => {
  const beginning = site.served.filter((one) => 'endpoint' in one && one.endpoint.begins).map(endpointNameOf)
  expect(beginning.toSorted()).toEqual(BEGIN)
})

const suspend = ({ db, fixtures }: Site, who: 'ana' | 'luna') => db`
  insert into restraints (id, person_id, kind, reason, starts_at, ends_at, set_by)
  values (gen_random_uuid(), ${fixtures.people[who].id}, 'suspended', 'Estamos conferindo a conta.',
    ${fixtures.now}, ${new Date(Date.now() + 86_400_000)}, ${fixtures.people.iris.id})`

const askAgain = ({ db }: Site) => db`
  insert into legal_versions (text, number, markdown, content_hash, note, asks_again, published_at, in_force_at)
  values ('termos', 1000, 'Outro texto', repeat('0', 64), 'Mudou tudo.', true, now() - interval '20 days',
    now() - interval '1 day')`

describe.each([
  ['is suspended', suspend, 'accounts.suspended'],
  ['did not accept what is in force', askAgain, 'agreements.needed'],
] as const)('whoever %s begins nothing', (_, hinder, code) => {
  for (const name of BEGIN)
    test(name, () =>
      site.rolledBack(async () => {
        const { fixtures } = site
        const row = endpointMatrix[name]!
        const who = row.may.includes('ana') ? 'ana' : 'luna'
        await row.setup?.(site)
        await hinder(site, who)
        const answer = await callEndpoint(site, name, who, inputOfRow(fixtures, row))
        expect([answer.status, refusalCodeOf(answer)], answer.text).toEqual([403, code])
      }),
    )
})
