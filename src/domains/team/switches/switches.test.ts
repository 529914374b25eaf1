import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signUp } from '#domains/accounts/registration/sign-up.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { requestPayment } from '#domains/payments/index.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import { SwitchBoard } from '#platform/switches/switch-board.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { WRITTEN } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon } from '#test/support/order-fixture.ts'
import { ANSWER_TEXT } from '#test/support/written-question-fixture.ts'
import { Bus } from '#platform/bus.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { readSwitches } from './read-switches.ts'
import { defaultWords, switchLabel, switchNames } from './rules.ts'
import { turnSwitch } from './turn-switch.ts'

const REASON = 'O banco está fora do ar.'
const NAMES = switchNames(['sandbox'])
const HOUR_MS = 3_600_000

let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  iris = await aClient(db, 'Íris')
})

const turn = (name: string, isClosed: boolean, more: { words?: string; until?: Date } = {}) =>
  turnSwitch(db, NAMES, { name, isClosed, reason: REASON, by: iris, clock: time.clock, ...more })
const inAnHour = () => new Date(time.now().getTime() + HOUR_MS)
const guard = (name: string) => guardSwitch(db, name, time.now())
const closedNames = async () =>
  (await readSwitches(db, NAMES, time.now())).switches.flatMap(({ name, isClosed }) => (isClosed ? [name] : []))

describe('a switch', () => {
  test('refuses in the words given, until it is on again, and what it was is in the log', async () => {
    await guard('payouts')
    await turn('payouts', true, { words: 'Os saques voltam à tarde.' })
    await expect(guard('payouts')).rejects.toMatchObject({
      code: 'switches.closed',
      status: 409,
      message: 'Os saques voltam à tarde.',
    })
    await guard('registrations')
    await turn('payouts', false)
    await guard('payouts')
    const rows = await db`
      select e.detail, w.reason, w.before, w.after from security_events e join security_event_words w on w.event_id = e.id
      where e.kind = 'team.switch_turned' order by e.id`
    expect(rows).toMatchObject([
      { detail: 'off', reason: 'O banco está fora do ar.', before: { closed: false }, after: { closed: true } },
      { detail: 'on', before: { closed: true, words: 'Os saques voltam à tarde.' }, after: { closed: false } },
    ])
  })

  test('is on again by itself at its end', async () => {
    await turn('channel:audio', true, { until: inAnHour() })
    await expect(guard('channel:audio')).rejects.toThrow(/^As consultas por áudio estão pausadas até .*continua\.$/)
    time.pass(3_600)
    await guard('channel:audio')
    expect(await closedNames()).toEqual([])
  })

  test('turned the same way again, or by two at once, changes nothing and is logged once', async () => {
    await Promise.all([turn('payouts', true), turn('payouts', true)])
    await turn('registrations', false)
    expect(await db`select from security_events where kind = 'team.switch_turned'`).toHaveLength(1)
  })

  test.each([
    ['another name', 'meter', {}, 'switches_of_team.not_found'],
    ['an end that is over', 'payouts', { until: new Date(0) }, 'switches_of_team.until_over'],
    ['an end after thirty days', 'payouts', { until: new Date('2100-01-01') }, 'switches_of_team.until_too_far'],
    ['a notice without words', 'notice', { words: ' ' }, 'switches_of_team.words_missing'],
  ] as const)('refuses %s', async (_, name, more, code) => {
    await expect(turn(name, true, more)).rejects.toMatchObject({ code })
  })

  test('has words of its own, and usual ones for people', () => {
    expect(NAMES.map(switchLabel)).not.toContain('gateway:sandbox')
    expect(NAMES.map((name) => defaultWords(name, null))).toContain(
      'Os pagamentos por aqui estão pausados por enquanto. Nada foi cobrado.',
    )
  })
})

describe('what a switch closes', () => {
  test('registrations', async () => {
    await turn('registrations', true)
    const registration = {
      id: crypto.randomUUID(),
      firstName: 'Bia',
      lastName: 'Lima',
      email: 'bia@exemplo.com.br',
      phone: '(11) 98765-4321',
      birthDate: '1990-05-14',
      password: 'mar calmo de agosto',
      role: 'client' as const,
      consents: { terms: true as const, sensitiveData: true as const, newsletter: false },
      browser: { address: '203.0.113.7', agent: '' },
      now: time.now(),
    }
    await expect(signUp(db, registration as never)).rejects.toMatchObject({ code: 'switches.closed' })
    expect(await db`select from people where email = 'bia@exemplo.com.br'`).toEqual([])
  })

  test('a channel: to ask for it now and to book it, and no other', async () => {
    const words = 'As consultas por chat voltam à tarde.'
    await turn('channel:chat', true, { words })
    const [ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
    await comeOnline(db, luna)
    const given = { clientId: ana, consultantId: luna, channel: 'chat', clock } as const
    const ask = () => requestConsultation(db, { ...given, id: crypto.randomUUID() })
    const slot = { startsAt: inAnHour(), minutes: 30, zone: 'America/Sao_Paulo', seen: 8_970n } as const
    const book = () => reserveBooking(db, { ...given, ...slot, id: crypto.randomUUID() })
    const closed = { code: 'switches.closed', status: 409, message: words }
    await expect(ask()).rejects.toMatchObject(closed)
    await expect(book()).rejects.toMatchObject(closed)
    await turn('channel:chat', false)
    await turn('channel:audio', true)
    expect((await ask()).state).toBe('requested')
  })

  test('written questions: none is ordered and none paid; what is paid goes out and is answered', async () => {
    const { db: shop, orders } = await openOrdersAtNoon()
    const { clock: then } = orders.payments.time
    const off = () =>
      turnSwitch(shop, NAMES, { name: 'channel:messages', isClosed: true, reason: REASON, by: iris, clock: then })
    const [ana, luna] = [await orders.anaWith(9_000n), await aConsultant(shop, 'Luna')]
    const place = () =>
      placeOrder(shop, {
        id: crypto.randomUUID(),
        personId: ana,
        slug: WRITTEN.slug,
        consultantId: luna,
        question: 'Devo aceitar o trabalho em outra cidade?',
        clock: then,
      })
    const [paid, byPix, unpaid] = [await place(), await place(), await place()]
    await orders.pay(paid, 1_990n)
    const pix = crypto.randomUUID()
    await orders.pay(byPix, 0n, pix)
    iris = await aClient(shop, 'Íris')
    await off()
    await expect(place()).rejects.toMatchObject({
      code: 'switches.closed',
      message: 'As perguntas por escrito estão pausadas por enquanto. As que já foram pagas seguem como combinado.',
    })
    await expect(orders.pay(unpaid, 1_990n)).rejects.toMatchObject({ code: 'switches.closed' })
    await orders.payAtBank(pix)
    const states = () =>
      shop`select state from written_questions where id in ${shop([paid.id, byPix.id])} order by state`
    expect(await states()).toEqual([{ state: 'asked' }, { state: 'asked' }])
    await answerQuestion(shop, { id: paid.id, consultantId: luna, text: ANSWER_TEXT, clock: then })
    expect(await states()).toEqual([{ state: 'answered' }, { state: 'asked' }])
  })

  test('a gateway: nothing is asked of it, and nothing is written down', async () => {
    await turn('gateway:sandbox', true)
    const ana = await aClient(db, 'Ana')
    const gateways = soleGateway({ name: 'sandbox' } as never)
    const asked = requestPayment(
      { db, clock: time.clock, log, gateways },
      { id: crypto.randomUUID(), personId: ana, amount: 5_000n, method: 'pix' },
    )
    await expect(asked).rejects.toMatchObject({ code: 'switches.closed' })
    expect(await db`select from payments where person_id = ${ana}`).toEqual([])
  })
})

describe('pages', () => {
  test('of every process learn at once what is off, and when it is on again', async () => {
    const buses = [await Bus.open(db, log), await Bus.open(db, log)]
    onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
    const boards = await Promise.all(buses.map((bus) => SwitchBoard.open({ db, bus, log, now: time.now })))
    const changed = () => Promise.all(boards.map((board) => new Promise<void>((resolve) => board.onChange(resolve))))
    const off = changed()
    await turn('notice', true, { words: 'Manutenção às 3h.', until: inAnHour() })
    await off
    expect(boards.map((board) => board.words())).toEqual([
      { notice: 'Manutenção às 3h.' },
      { notice: 'Manutenção às 3h.' },
    ])
    time.pass(3_601)
    expect(
      boards.map((board) => board.words()),
      'it lapsed',
    ).toEqual([{}, {}])
    for (const board of boards) board.close()
  })
})
