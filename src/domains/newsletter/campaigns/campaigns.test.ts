import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail, Mailer, SendResult } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { addSubscribers } from '#test/support/subscribers.ts'
import { lettersOf } from '../horoscope/letters-of.ts'
import { unsubscribeByPost } from '../one-click-unsubscribe.ts'
import { resubscribe } from '../resubscribe.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { readCampaign } from './read-campaign.ts'
import { countSegments } from './recipients.sql.ts'
import { KEPT_FOR_MS, NO_PURCHASE_MS, paceOf } from './rules.ts'
import { discardCampaign, saveCampaign } from './save-campaign.ts'
import { cancelCampaign, scheduleCampaign } from './schedule-campaign.ts'
import { sendCampaigns } from './send-campaigns.ts'
import { startCampaigns } from './start-campaigns.ts'
import { resumeCampaign, stopCampaign } from './stop-campaign.ts'
import { endAbandoned, forgetRecipients } from './sweep-campaigns.ts'
import { testCampaign } from './test-campaign.ts'

const SITE = 'https://sensitivos.test'
const TEXT = {
  subject: 'O céu de dezembro',
  preheader: 'Luas',
  body: 'Uma **carta** [daqui](/blog).',
  segment: 'all' as const,
}
const REASON = 'A data saiu errada no texto.'

let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase({ max: 24 })
  time = settableClock()
  iris = await aClient(db, 'Íris')
})

const act = (id: string) => ({ id, by: iris, clock: time.clock })
async function draft(changes: Partial<typeof TEXT | { segment: 'no_purchase' }> = {}) {
  const id = crypto.randomUUID()
  await saveCampaign(db, { ...act(id), version: 0, ...TEXT, ...changes })
  return id
}
const schedule = (id: string, sendAt: Date | null = null) => scheduleCampaign(db, { ...act(id), version: 1, sendAt })
const inMs = (ms: number) => new Date(time.now().getTime() + ms)

/** A mail server of which each mail is counted. */
function sink(answer: (mail: Mail) => SendResult | Promise<SendResult> = () => ({ outcome: 'sent' })) {
  const got: Mail[] = []
  const mailer: Mailer = { name: 'sink', isIdempotent: false, send: async (mail) => (got.push(mail), answer(mail)) }
  const context = { db, mailer, site: SITE, lettersOf, pace: { mails: 1_000, ms: 1_000 }, log, now: time.now }
  /** As the worker does each second. */
  const run = async (seconds = 1) => {
    for (let n = 0; n < seconds; n++) {
      await startCampaigns({ db, now: time.now() })
      await sendCampaigns(context)
      time.pass(1)
    }
  }
  return { got, run, context, mailer }
}
const results = async (id: string) => (await readCampaign(db, id)).results

test.each([
  [600, { mails: 10, ms: 1_000 }],
  [90, { mails: 1, ms: 667 }],
  [60, { mails: 1, ms: 1_000 }],
  [1, { mails: 1, ms: 60_000 }],
])('%i mails a minute', (perMinute, pace) => expect(paceOf(perMinute)).toEqual(pace))

describe('a draft', () => {
  test('is saved by whoever read its last version, and the second of two sees that it changed', async () => {
    const id = await draft()
    const [first, second] = await Promise.allSettled([
      saveCampaign(db, { ...act(id), ...TEXT, version: 1, body: 'Primeira.' }),
      saveCampaign(db, { ...act(id), ...TEXT, version: 1, body: 'Segunda.' }),
    ])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { version, body } = await readCampaign(db, id)
    expect(await saveCampaign(db, { ...act(id), ...TEXT, version: 1, body }), 'the same again').toEqual({ version })
    await discardCampaign(db, act(id))
    await discardCampaign(db, act(id))
    await expect(readCampaign(db, id)).rejects.toMatchObject({ code: 'campaigns.not_found' })
  })

  test.each([
    ['a text that is empty', { body: ' \u200b ' }, null, 'campaigns.body_missing'],
    ['an instant that is over', {}, -3_600_000, 'campaigns.planned_over'],
    ['an instant in half a year', {}, 180 * 86_400_000, 'campaigns.planned_too_far'],
  ])('is not scheduled with %s', async (_, changes, ms, code) => {
    await addSubscribers(db, ['ana@exemplo.com.br'], time.now())
    const id = await draft(changes)
    await expect(schedule(id, ms === null ? null : inMs(ms))).rejects.toMatchObject({ code })
  })

  test('is not scheduled for nobody, nor in a version that nobody read', async () => {
    const id = await draft()
    await expect(schedule(id)).rejects.toMatchObject({ code: 'campaigns.nobody' })
    await addSubscribers(db, ['ana@exemplo.com.br'], time.now())
    await saveCampaign(db, { ...act(id), ...TEXT, version: 1, subject: 'Outro assunto' })
    await expect(schedule(id)).rejects.toMatchObject({ code: 'campaigns.changed_meanwhile' })
  })

  test('goes to whoever tests it alone, with no list to leave', async () => {
    const id = await draft()
    const testId = crypto.randomUUID()
    await testCampaign(db, { id, testId, by: iris, site: SITE, now: time.now() })
    await testCampaign(db, { id, testId, by: iris, site: SITE, now: time.now() })
    const [mail, ...more] = await db`select recipient, template from mails where key like 'campaign-test:%'`
    expect(more).toEqual([])
    expect(mail!.template).toMatchObject({ subject: TEXT.subject, body: { text: `Uma carta daqui (${SITE}/blog).` } })
    expect(mail!.template.unsubscribe).toBeUndefined()
  })
})

describe('a campaign', () => {
  test('goes once to each who confirmed, with both ways to leave and no picture of another site', async () => {
    await addSubscribers(db, ['ana@exemplo.com.br', 'bia@exemplo.com.br'], time.now())
    await addSubscribers(db, ['nao@exemplo.com.br'], time.now(), { isConfirmed: false })
    const id = await draft({ body: 'Oi ![x](https://olho.test/p.png) ![Lua](/mail/moon.png) <script>1</script>' })
    await Promise.all([schedule(id), schedule(id)])
    const { got, run } = sink()
    await Promise.all([run(), run()])
    await run(3)
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ana@exemplo.com.br', 'bia@exemplo.com.br'])
    expect(got[0]!.html).not.toMatch(/olho|script/)
    expect(got[0]!.html).toContain(`${SITE}/mail/moon.png`)
    expect(got[0]!.html).toContain('<div class="preheader">Luas</div>')
    expect(got[0]!.unsubscribeUrl).toMatch(new RegExp(`^${SITE}/api/newsletter/leave\\?token=.+&carta=${id}$`))
    for (const { text, html } of got) expect(text + html).toContain('/cadastre-se/newsletter?sair=')
    expect(await readCampaign(db, id)).toMatchObject({
      state: 'sent',
      recipients: 2,
      results: { accepted: 2, waiting: 0 },
    })
  })

  test('begins at its instant, and is taken back until then by a draft again', async () => {
    await addSubscribers(db, ['ana@exemplo.com.br'], time.now())
    const id = await draft()
    const { got, run } = sink()
    await schedule(id, inMs(60_000))
    await run(30)
    await cancelCampaign(db, act(id))
    await cancelCampaign(db, act(id))
    await run(60)
    expect(got).toEqual([])
    await schedule(id)
    await run()
    expect(got).toHaveLength(1)
    await expect(cancelCampaign(db, act(id))).rejects.toMatchObject({ code: 'campaigns.already_begun' })
  })

  test('leaves out who bought within ninety days, also by one statement for all', async () => {
    const [ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
    const people = await db<{ email: string }[]>`select email from people where id in ${db([ana, bia])}`
    await addSubscribers(db, [...people.map(({ email }) => email), 'rui@exemplo.com.br'], time.now())
    const pay = (who: string, at: Date) => db`
      insert into payments (id, person_id, amount, method, state, gateway, created_at, expires_at, paid_at)
      values (gen_random_uuid(), ${who}, 5000, 'pix', 'paid', 'sandbox', ${at}, ${at}::timestamptz + interval '1 hour', ${at})`
    await pay(ana, inMs(-89 * 86_400_000))
    await pay(bia, inMs(-91 * 86_400_000))
    expect(await countSegments(db, inMs(-NO_PURCHASE_MS))).toEqual({ all: 3, noPurchase: 2, interested: 0 })
    const id = await draft({ segment: 'no_purchase' })
    await schedule(id)
    const { got, run } = sink()
    await run()
    const [{ email: anas }] = (await db`select email from people where id = ${ana}`) as unknown as [{ email: string }]
    expect(got.map(({ to }) => to)).not.toContain(anas)
    expect(got).toHaveLength(2)
  })

  test('reaches nobody who leaves before their turn, and counts who leaves by it and who comes back', async () => {
    const emails = ['ana@exemplo.com.br', 'bia@exemplo.com.br', 'rui@exemplo.com.br']
    await addSubscribers(db, emails, time.now())
    const id = await draft()
    await schedule(id)
    const { got, run, context } = sink()
    context.pace.mails = 1
    await run()
    const token = async (email: string) =>
      (await db`select unsubscribe_token as token from newsletter_subscriptions where email = ${email}`)[0]!
        .token as string
    const late = emails.find((email) => email !== got[0]!.to)!
    await unsubscribe(db, { token: await token(late), now: time.now() })
    await run(3)
    const url = new URL(got[0]!.unsubscribeUrl!)
    const ports = { db, now: time.now } as Parameters<typeof unsubscribeByPost>[1]
    await unsubscribeByPost(new Request(url, { method: 'POST' }), ports)
    expect(await results(id)).toMatchObject({ accepted: 2, leftBefore: 1, leftBy: 1, waiting: 0 })
    await resubscribe(db, { token: url.searchParams.get('token')! })
    expect(await results(id)).toMatchObject({ leftBy: 0 })
    expect(got.map(({ to }) => to)).not.toContain(late)
  })

  test('stops while it runs and goes on later, and nobody gets it twice', async () => {
    await addSubscribers(
      db,
      Array.from({ length: 40 }, (_, n) => `p${n}@exemplo.com.br`),
      time.now(),
    )
    const id = await draft()
    await schedule(id)
    const { got, run, context } = sink()
    context.pace.mails = 15
    await run()
    expect(got, 'no more than a second allows').toHaveLength(15)
    await stopCampaign(db, { ...act(id), reason: REASON })
    await run(3)
    expect(got).toHaveLength(15)
    await resumeCampaign(db, { ...act(id), reason: REASON })
    await resumeCampaign(db, { ...act(id), reason: REASON })
    await run(4)
    expect(new Set(got.map(({ to }) => to)).size).toBe(40)
    expect(got).toHaveLength(40)
    await expect(stopCampaign(db, { ...act(id), reason: REASON })).rejects.toMatchObject({
      code: 'campaigns.not_sending',
    })
  })

  test('waits for a mail server that is down, says so, and goes on', async () => {
    await addSubscribers(
      db,
      Array.from({ length: 30 }, (_, n) => `p${n}@exemplo.com.br`),
      time.now(),
    )
    const id = await draft()
    await schedule(id)
    let isDown = false
    const { got, run, context } = sink(() =>
      isDown ? { outcome: 'unreachable', why: 'no route' } : { outcome: 'sent' },
    )
    context.pace.mails = 10
    await run()
    isDown = true
    await run(2)
    const { pause } = await readCampaign(db, id)
    expect(pause, 'ten that find out at once are one fault').toMatchObject({ fault: 'no route' })
    expect(pause!.until.getTime() - time.now().getTime()).toBeLessThanOrEqual(10_000)
    await run(20)
    const tried = got.length
    await run(2)
    expect(got.length, 'it is not asked each second').toBe(tried)
    isDown = false
    time.pass(300)
    await run(4)
    expect(await readCampaign(db, id)).toMatchObject({
      state: 'sent',
      pause: null,
      results: { accepted: 30, refused: 0 },
    })
  })

  test('leaves an address alone that its server refused for good twice, and tries a full mailbox four times', async () => {
    await addSubscribers(db, ['cheia@exemplo.com.br', 'foi@exemplo.com.br'], time.now())
    const { got, run } = sink(({ to }) => ({
      outcome: to.startsWith('foi') ? 'refused' : 'unreachable',
      why: 'no',
      isOfAddress: true,
    }))
    for (let n = 0; n < 3; n++) {
      const id = await draft()
      await schedule(id)
      for (let hours = 0; hours < 9; hours++) {
        await run()
        time.pass(3_600)
      }
      expect(await readCampaign(db, id)).toMatchObject({ state: 'sent', results: { refused: n < 2 ? 2 : 1 } })
    }
    expect(got.filter(({ to }) => to.startsWith('foi'))).toHaveLength(2)
    expect(got.filter(({ to }) => to.startsWith('cheia'))).toHaveLength(12)
  })

  test('ends as unknown what a crashed worker had taken, and never sends it again', async () => {
    await addSubscribers(db, ['ana@exemplo.com.br'], time.now())
    const id = await draft()
    await schedule(id)
    const never = new Promise<SendResult>(() => {})
    const { got, run, context, mailer } = sink(() => never)
    await startCampaigns({ db, now: time.now() })
    void sendCampaigns(context)
    await expect.poll(() => got.length).toBe(1)
    time.pass(301)
    await endAbandoned({ db, mailer, log: { error: () => {} }, now: time.now() })
    await run(2)
    expect(got).toHaveLength(1)
    const { state, unknown, results: sums } = await readCampaign(db, id)
    expect({ state, sums }).toMatchObject({ state: 'sent', sums: { unknown: 1, accepted: 0 } })
    expect(unknown).toMatchObject([{ address: 'an•••@exemplo.com.br', fault: 'the worker crashed while sending it' }])
  })

  test('keeps counts alone after half a year', async () => {
    await addSubscribers(db, ['ana@exemplo.com.br'], time.now())
    const id = await draft()
    await schedule(id)
    const { run } = sink()
    await run(2)
    time.pass(KEPT_FOR_MS / 1_000 + 1)
    await forgetRecipients({ db, now: time.now() })
    expect(await db`select from campaign_recipients`).toHaveLength(0)
    expect(await results(id)).toMatchObject({ accepted: 1, erased: 0 })
  })
})
