import { expect, test } from 'vitest'
import { businessDaysAfter, easterOf, isBusinessDay } from '#shared/business-days.ts'
import { closingRequestedMail } from './mails.ts'
import { aboutConsultation, consultationIn, protocolOf } from './rules.ts'

const SOME_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('computes Easter Sunday', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

test.each([
  ['2026-11-20', 'Consciência Negra, a Friday'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-21', 'Tiradentes'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
  ['2026-12-25', 'Christmas'],
])('counts %s as no business day: %s', (day) => expect(isBusinessDay(day)).toBe(false))

test('adds business days over weekends and holidays', () => {
  expect(businessDaysAfter('2026-03-02', 2), 'Monday to Wednesday').toBe('2026-03-04')
  expect(businessDaysAfter('2026-03-06', 2), 'over a weekend').toBe('2026-03-10')
  expect(businessDaysAfter('2026-03-07', 1), 'sent on a Saturday').toBe('2026-03-09')
  expect(businessDaysAfter('2026-04-02', 2), 'over Good Friday and Easter').toBe('2026-04-07')
  expect(businessDaysAfter('2026-12-31', 2), 'over New Year').toBe('2027-01-05')
})

test('the check digit detects mistyped case numbers', () => {
  expect(protocolOf(2026, 42n)).toMatch(/^2026-000042-\d$/)
  const right = protocolOf(2026, 42n)
  const mistyped = ['2027-000042', '2026-000024', '2026-000043', '2062-000042'].map(
    (start) => `${start}${right.slice(-2)}`,
  )
  for (const wrong of mistyped)
    expect(protocolOf(Number(wrong.slice(0, 4)), BigInt(wrong.slice(5, 11))), wrong).not.toBe(wrong)
  expect(protocolOf(2026, 1_234_567n)).toMatch(/^2026-1234567-\d$/)
})

test.each([
  ['client', /saldo é seu.*Bônus/, /ganhos/],
  ['consultor', /ganhos continuam seus/, /saldo|[Bb]ônus/],
])('the mail to a %s who closes the account speaks of their own money', (role, own, others) => {
  const message = {
    id: '1',
    protocol: '2026-000042-9',
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    subject: 'closing',
    text: '',
    receivedAt: new Date(0),
    answerBy: '2026-03-05',
  } as const
  const said = closingRequestedMail(role)(message).paragraphs.join(' ')
  expect(said).toMatch(own)
  expect(said).not.toMatch(others)
})

test.each([
  ['as the form begins it', `${aboutConsultation(SOME_ID)}Não ouvi nada.`, SOME_ID],
  ['without words after it', `Consulta ${SOME_ID}`, SOME_ID],
  ['not in the middle of words', `Sobre a Consulta ${SOME_ID}`, undefined],
  ['no id', 'Consulta de ontem', undefined],
  ['an id that goes on', `Consulta ${SOME_ID}0`, undefined],
  ['a way out of the page', `Consulta ${SOME_ID.slice(0, 20)}/../../login`, undefined],
])('the consultation that a message is about: %s', (_words, text, id) => expect(consultationIn(text)).toBe(id))
