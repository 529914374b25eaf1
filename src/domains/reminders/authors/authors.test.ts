import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { addFavourite } from '#domains/consultants/favourites/add-favourite.ts'
import { unpublishArticle } from '#domains/content/articles/publish-revision.ts'
import { publishArticle } from '#domains/content/index.ts'
import { sendMails } from '#domains/notifications/send-mails.ts'
import type { Mail } from '#gateways/mail/mailer.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, anAdmin } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { setFollow } from '../follows/set-follow.ts'
import { tellFollowers } from '../follows/tell-followers.ts'
import { announcePublished } from './announce-published.ts'
import { nameAuthor } from './name-author.ts'
import { readAuthor } from './read-author.ts'

const [HOUR, DAY] = [3_600, 86_400]

let db: Db
let time: ReturnType<typeof settableClock>
let [ana, luna, iris] = ['', '', '']

/** Ana follows the articles of Luna. */
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  time = settableClock(await databaseClock(db))
  ;[ana, luna, iris] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna'), await anAdmin(db)]
  await addFavourite(db, { personId: ana, consultantId: luna, now: time.now() })
  await setFollow(db, { personId: ana, consultantId: luna, topic: 'articles', wanted: true, now: time.now() })
  time.pass(1)
})

async function publish(slug: string, inSeconds = 0) {
  const id = crypto.randomUUID()
  const publishedAt = new Date(time.now().getTime() + inSeconds * 1_000)
  const title = `Sobre ${slug}`
  const written = {
    title,
    slug,
    excerpt: title,
    author: 'Luna',
    sources: ['Um livro'],
    markdown: '## Começo\n\nTexto.',
  }
  await publishArticle(db, { id, ...written, category: 'tarot', emblem: 'tarot', publishedAt, now: time.now() })
  return id
}
const name = (id: string, consultantId: string | null = luna) =>
  nameAuthor(db, { id, consultantId, by: iris, clock: time.clock })
async function work() {
  const now = time.now()
  await Promise.all([1, 2, 3].map(() => announcePublished({ db, now })))
  await Promise.all([1, 2, 3].map(() => tellFollowers({ db, now })))
}
async function sent(): Promise<Mail[]> {
  const got: Mail[] = []
  const mailer = {
    name: 'sink',
    isIdempotent: false,
    send: async (mail: Mail) => (got.push(mail), { outcome: 'sent' as const }),
  }
  await sendMails({ db, mailer, site: 'https://sensitivos.test', from: 'a@sensitivos.test', log, now: time.now })
  return got.filter(({ subject }) => subject === 'Quem você segue publicou um artigo')
}

test('Ana hears once of an article when it is public, two on one day, and of nobody else’s', async () => {
  const id = await publish('a-lua', HOUR)
  await name(id)
  await publish('da-casa')
  await work()
  expect(await sent()).toEqual([])
  time.pass(HOUR)
  await work()
  await work()
  const [mail, ...more] = await sent()
  expect([mail!.text, more]).toEqual([expect.stringContaining('/blog/a-lua'), []])
  await name(await publish('o-sol'))
  await work()
  expect(await sent()).toHaveLength(1)
})

test('named again, or after a day in public, it is no news', async () => {
  const id = await publish('a-lua')
  await name(id)
  await work()
  expect(await sent()).toHaveLength(1)
  await name(id, null)
  await name(id)
  const old = await publish('de-antes', -2 * DAY)
  await name(old)
  await work()
  expect(await sent()).toEqual([])
})

test.each([
  ['it is taken from its readers', (id: string) => unpublishArticle(db, { id, by: iris, clock: time.clock })],
  ['it is the house’s after all', (id: string) => name(id, null)],
  [
    'Ana does without',
    () => setFollow(db, { personId: ana, consultantId: luna, topic: 'articles', wanted: false, now: time.now() }),
  ],
  ['Ana blocks Luna', () => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: time.clock })],
])('what is queued is not sent when %s', async (_, act) => {
  const id = await publish('a-lua')
  await name(id)
  await work()
  await act(id)
  expect(await sent()).toEqual([])
})

test('the team says whose an article is, in its log; refuses a missing article and who does not attend', async () => {
  const id = await publish('a-lua')
  await name(id)
  await name(id)
  expect(await readAuthor(db, id)).toEqual({ consultantId: luna, consultants: [{ id: luna, name: 'Luna' }] })
  expect(await db`select actor_id from security_events where kind = 'content.author_named'`).toEqual([
    { actor_id: iris },
  ])
  await expect(name(crypto.randomUUID())).rejects.toMatchObject({ code: 'article_authors.article_not_found' })
  await expect(name(id, ana)).rejects.toMatchObject({ code: 'article_authors.author_not_found' })
})
