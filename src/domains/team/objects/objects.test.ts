import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation } from '#test/support/metered-consultation.ts'
import { travelTo } from '#platform/clock.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { hrefOfList, hrefOfObject, OBJECT_KINDS } from '../objects.rules.ts'
import { OBJECTS, type ObjectWithPage } from './contract.ts'
import { readObject } from './read-object.ts'

let db: Db
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
})

test('every kind has one address of its own', () => {
  const hrefs = OBJECT_KINDS.map((kind) => hrefOfObject(kind, 'x'))
  expect(new Set(hrefs).size).toBe(OBJECT_KINDS.length)
  expect(hrefOfObject('person', 'a')).toBe('/admin-dashboard/pessoas/a')
  expect([hrefOfList('payment'), hrefOfList('claim')]).toEqual([
    '/admin-dashboard/dinheiro/pagamentos',
    '/admin-dashboard',
  ])
})

describe('the page of an object', () => {
  test.each(Object.keys(OBJECTS) as ObjectWithPage[])('of a missing %s is refused', (kind) =>
    expect(readObject(db, kind, crypto.randomUUID())).rejects.toMatchObject({ code: 'team.not_found' }),
  )

  test('of a consultation says what it cost and who had what of it', async () => {
    await travelTo(db, secondsAfterNoon(0))
    const [ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
    await comeOnline(db, luna)
    const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await consultation.begin()
    await consultation.converse(0, 40)
    await consultation.end()
    const { facts, people, state } = await readObject(db, 'consultation', consultation.id)
    const amount = (name: string) => facts.find((fact) => fact.name === name)?.amountCents ?? 0n
    expect(state).toBe('ended')
    expect(people.map(({ as, id }) => [as, id])).toEqual([
      ['Cliente', ana],
      ['Consultor', luna],
    ])
    expect(amount('Cobrado')).toBeGreaterThan(0n)
    expect(amount('Comissão') + amount('Para o consultor')).toBe(amount('Cobrado'))
    expect(facts.find(({ name }) => name === 'Recibo')?.receipt).toBeTypeOf('string')
  })
})
