import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { addFavourite } from '#domains/consultants/favourites/add-favourite.ts'
import { removeFavourite } from '#domains/consultants/favourites/remove-favourite.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { sendMails } from '#domains/notifications/send-mails.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import type { Mail } from '#gateways/mail/mailer.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { startOfNextDay } from '#shared/calendar.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { compareHours } from './compare-hours.ts'
import { openedStarts } from './rules.ts'
import { setFollow } from './set-follow.ts'
import { listChangedHours, listFollowsOf } from './sql.ts'
import { tellFollowers } from './tell-followers.ts'

const [MINUTE, DAY] = [60, 86_400]

/** The next noon in São Paulo, so that minutes that pass stay on one day. */
const noonAfter = (now: Date) => new Date(startOfNextDay(now).getTime() + (DAY / 2) * 1_000)

let db: Db
let time: ReturnType<typeof settableClock>
let [ana, luna] = ['', '']

/** Luna attends from ten to half past ten; Ana keeps her, and follows her hours. */
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  time = settableClock(noonAfter(await databaseClock(db)))
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await attend([600, 630])
  time.pass(1)
  await keep(ana)
  await follow(ana)
  time.pass(1)
})

const attend = (...stretches: [from: number, until: number][]) =>
  setHours(db, {
    zone: 'America/Sao_Paulo',
    weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => stretches.map(([from, until]) => ({ weekday, from, until }))),
    exceptions: [],
    noticeMinutes: 120,
    farthestDays: 30,
    pauseMinutes: 10,
    consultantId: luna,
    now: time.now(),
  })
const keep = (personId: string) => addFavourite(db, { personId, consultantId: luna, now: time.now() })
const follow = (personId: string, wanted = true) =>
  setFollow(db, { personId, consultantId: luna, topic: 'hours', wanted, now: time.now() })
/** Three workers at once, when what Luna wrote has stayed for ten minutes. */
async function settle() {
  time.pass(11 * MINUTE)
  await Promise.all([1, 2, 3].map(work))
}
async function work() {
  const now = time.now()
  const settledAt = new Date(now.getTime() - 10 * MINUTE * 1_000)
  for (const { consultantId } of await listChangedHours(db, settledAt, { most: 9, aside: [] }))
    await compareHours(db, { consultantId, now })
  await tellFollowers({ db, now })
}
const told = async () =>
  (
    await db<{ name: string }[]>`
      select p.first_name as name from mails m join people p on p.id = m.person_id
      where m.kind = 'opened_hours' order by 1`
  ).map(({ name }) => name)
async function sent(): Promise<Mail[]> {
  const got: Mail[] = []
  const mailer = {
    name: 'sink',
    isIdempotent: false,
    send: async (mail: Mail) => (got.push(mail), { outcome: 'sent' as const }),
  }
  await sendMails({ db, mailer, site: 'https://sensitivos.test', from: 'a@sensitivos.test', log, now: time.now })
  return got.filter(({ subject }) => subject === 'Quem você segue abriu horários')
}

test('only starts that were not there before are opened', () => {
  expect(openedStarts([1, 3], [1, 2, 3, 4])).toEqual([2, 4])
})

test('Ana hears once that Luna opened hours, at the first that is free; a favourite alone hears nothing', async () => {
  await keep(await aClient(db, 'Bia'))
  await attend([600, 630], [900, 1_020])
  await Promise.all([1, 2, 3].map(work))
  expect(await told(), 'she may still be writing').toEqual([])
  await settle()
  await settle()
  expect(await told()).toEqual(['Ana'])
  const [mail] = await sent()
  expect(mail!.text).toMatch(/Luna. O primeiro é .*, 15:00, horário de Brasília/)
  expect(mail!.text).toContain(`/agendar?consultor=${luna}`)
})

test('hours that close, that stay, or that nobody can book are no news', async () => {
  await attend([600, 630])
  await settle()
  await attend([600, 615])
  await settle()
  await setVacation(db, {
    consultantId: luna,
    lastDay: dayInSaoPaulo(new Date(time.now().getTime() + 60 * DAY * 1_000)),
    now: time.now(),
  })
  await attend([600, 630], [900, 1_020])
  await settle()
  expect(await told()).toEqual([])
})

test('at most once a day for each pair, however often Luna writes', async () => {
  for (let hour = 11; hour < 16; hour++) {
    await attend([600, 630], [hour * 60, hour * 60 + 60])
    await settle()
  }
  expect(await told()).toHaveLength(1)
  time.pass(DAY)
  await attend([600, 630], [1_080, 1_140])
  await settle()
  expect(await told()).toHaveLength(2)
})

test.each([
  ['she does without it', () => follow(ana, false)],
  ['Luna is no favourite any more', () => removeFavourite(db, { personId: ana, consultantId: luna })],
  ['Ana blocks Luna', () => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: time.clock })],
  [
    'Luna goes on vacation',
    () =>
      setVacation(db, {
        consultantId: luna,
        lastDay: dayInSaoPaulo(new Date(time.now().getTime() + 9 * DAY * 1_000)),
        now: time.now(),
      }),
  ],
  [
    'Luna is taken from the lists',
    () => db`update consultants set approved_at = null, approved_by = null where id = ${luna}`,
  ],
])('nothing is sent when %s, before it is queued or after', async (_, act) => {
  await attend([600, 630], [900, 1_020])
  await settle()
  expect(await told()).toEqual(['Ana'])
  await act()
  expect(await sent()).toEqual([])
  time.pass(DAY)
  await db`delete from mails`
  await attend([600, 630], [1_080, 1_140])
  await settle()
  expect(await told()).toEqual([])
})

test('250 followers are told once each by eight workers, and only a favourite is followed', async () => {
  const others = await Promise.all(Array.from({ length: 249 }, (_, n) => aClient(db, `Pessoa${n}`)))
  await db`insert into consultant_favourites (person_id, consultant_id, since)
    select unnest(${others}::uuid[]), ${luna}, ${time.now()}`
  for (const one of others) await follow(one)
  await attend([600, 630], [900, 1_020])
  time.pass(11 * MINUTE)
  await Promise.all(Array.from({ length: 8 }, work))
  await work()
  const names = await told()
  expect([names.length, new Set(names).size]).toEqual([250, 250])
  const stranger = follow(await aClient(db, 'Dora'))
  await expect(stranger).rejects.toMatchObject({ code: 'follows.not_a_favourite' })
  expect(await listFollowsOf(db, ana)).toEqual([{ consultantId: luna, topic: 'hours' }])
})
