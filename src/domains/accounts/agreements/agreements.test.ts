import { beforeEach, describe, expect, test } from 'vitest'
import { setAvailable } from '#domains/consultants/index.ts'
import { switchOffOwing } from '#domains/consultants/presence/switch-off-owing.ts'
import { closeAccount, readPersonalData } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, aPerson } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { AcceptedText, LegalText } from '../agreements.rules.ts'
import { guardBeginning } from '../restraints/guard-beginning.ts'
import { readUser } from '../sessions/read-user.ts'
import { acceptTexts } from './accept-texts.ts'
import { announceVersions } from './announce-versions.ts'
import { publishVersion } from './publish-version.ts'
import { readOwnAgreements } from './read-own-agreements.ts'
import { listAcceptances, listVersions, owesAcceptance } from './sql.ts'

const DAY_MS = 86_400_000
let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  iris = await aClient(db, 'Íris')
})

type Wanted = {
  text?: LegalText
  base?: number
  asksAgain?: boolean
  markdown?: string
  inForceAt?: Date
  note?: string
}
const publish = ({ text = 'termos', base = 0, asksAgain = true, note = 'Mudou o prazo.', ...more }: Wanted = {}) =>
  inTransaction(db, async (tx) => {
    const { number } = await publishVersion(tx, {
      text,
      base,
      asksAgain,
      note,
      markdown: more.markdown ?? `Texto ${base + 1}`,
      inForceAt: more.inForceAt,
      by: iris,
      at: time.now(),
    })
    return number
  })
const accept = (personId: string, version: number, text: AcceptedText = 'termos') =>
  acceptTexts(db, { personId, versions: [{ text, version }], clock: time.clock })
const begin = (personId: string) => guardBeginning(db, personId, time.now())
const refusal = (code: string) => expect.objectContaining({ code: `agreements.${code}` })
const daysLater = (days: number) => time.pass(days * 86_400)

describe('a version', () => {
  test('stays as it was published, for ever', async () => {
    await publish()
    for (const change of [
      db`update legal_versions set markdown = 'Outro'`,
      db`delete from legal_versions`,
      db`update acceptances set version = 1`,
    ])
      await expect(change).rejects.toThrow()
    expect(await listVersions(db)).toMatchObject([{ number: 1, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  test('of two who publish at once, the second is told, and numbers have no gap', async () => {
    const both = await Promise.allSettled([publish({ markdown: 'Um' }), publish({ markdown: 'Dois' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('changed_meanwhile') })
    expect((await listVersions(db)).map(({ number }) => number)).toEqual([1])
  })

  test('again changes nothing, and the same words are no version', async () => {
    expect([await publish(), await publish()]).toEqual([1, 1])
    await expect(publish({ base: 1, markdown: 'Texto 1' })).rejects.toEqual(refusal('same_words'))
    expect(await listVersions(db)).toHaveLength(1)
  })
})

describe('whoever did not accept what is in force', () => {
  test('begins nothing until they do, and what they accepted is told', async () => {
    const ana = await aClient(db, 'Ana')
    await publish()
    await begin(ana)
    daysLater(11)
    await expect(begin(ana)).rejects.toEqual(refusal('needed'))
    expect((await readUser(db, ana, time.now())).user).toMatchObject({ owesAcceptance: true })
    expect((await readOwnAgreements(db, ana, time.now())).due).toMatchObject([
      { text: 'termos', version: 1, accepted: 0, note: 'Mudou o prazo.' },
    ])
    await Promise.all([accept(ana, 1), accept(ana, 1)])
    await begin(ana)
    expect((await readOwnAgreements(db, ana, time.now())).due).toEqual([])
    expect(await listAcceptances(db, ana)).toContainEqual({ text: 'termos', version: 1, acceptedAt: time.now() })
    const events = await db`select from security_events where kind = 'accounts.text_accepted' and person_id = ${ana}`
    expect(events).toHaveLength(1)
    const taken = (await readPersonalData(db, [], ana)) as { 'Textos aceitos': object[] }
    expect(taken['Textos aceitos']).toContainEqual(
      expect.objectContaining({ texto: 'termos', versão: 1, 'sha-256 do texto': expect.any(String) }),
    )
  })

  test('cannot accept an older version, one that is to come, or one that was never published', async () => {
    const ana = await aClient(db, 'Ana')
    await publish()
    await expect(accept(ana, 1)).rejects.toEqual(refusal('outdated'))
    daysLater(11)
    await publish({ base: 1, asksAgain: false })
    for (const version of [0, 1, 3]) await expect(accept(ana, version)).rejects.toEqual(refusal('outdated'))
    await expect(begin(ana)).rejects.toEqual(refusal('needed'))
    await accept(ana, 2)
    await begin(ana)
  })

  test('of several texts accepts all or none', async () => {
    const ana = await aClient(db, 'Ana')
    await publish()
    daysLater(11)
    const versions = [
      { text: 'termos', version: 1 },
      { text: 'privacidade', version: 7 },
    ] as const
    await expect(acceptTexts(db, { personId: ana, versions, clock: time.clock })).rejects.toEqual(refusal('outdated'))
    expect((await listAcceptances(db, ana)).map(({ version }) => version)).toEqual([0, 0, 0])
  })

  test('is asked by no correction, and the team and programs are asked by nothing', async () => {
    const [ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
    await publish({ asksAgain: false })
    await begin(ana)
    await publish({ base: 1 })
    daysLater(11)
    await db`update consultants set is_automatic = true where id = ${luna}`
    await db`update people set role = 'admin' where id = ${iris}`
    expect(await Promise.all([ana, luna, iris].map((id) => owesAcceptance(db, id, time.now())))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('as a consultant does not come online, and stops being available', async () => {
    const luna = await aConsultant(db, 'Luna')
    await setAvailable(db, luna, time.now())
    await publish()
    await switchOffOwing(db, time.now())
    expect(await db`select from consultant_switches`).toHaveLength(1)
    daysLater(11)
    await switchOffOwing(db, time.now())
    expect(await db`select from consultant_switches`).toHaveLength(0)
    await expect(setAvailable(db, luna, time.now())).rejects.toEqual(refusal('needed'))
    await accept(luna, 1)
    await setAvailable(db, luna, time.now())
  })
})

describe('registering', () => {
  test('accepts what is in force at that instant: the product’s words, then each version from its instant on', async () => {
    const versionsOf = async (id: string) =>
      Object.fromEntries((await listAcceptances(db, id)).map(({ text, version }) => [text, version]))
    expect(await versionsOf(await aPerson(db, 'Ana', 'client', time.now()))).toEqual({
      termos: 0,
      privacidade: 0,
      'dados-sensiveis': 0,
    })
    const inForceAt = new Date(time.now().getTime() + 12 * DAY_MS)
    await publish({ inForceAt })
    const [before, at] = [new Date(inForceAt.getTime() - 1), inForceAt]
    const [bia, caio] = await Promise.all([aPerson(db, 'Bia', 'client', before), aPerson(db, 'Caio', 'client', at)])
    expect([(await versionsOf(bia)).termos, (await versionsOf(caio)).termos]).toEqual([0, 1])
    expect(await Promise.all([bia, caio].map((id) => owesAcceptance(db, id, inForceAt)))).toEqual([true, false])
  })

  test('while a version is published leaves nobody without one of the two, and who owes is asked', async () => {
    const inForceAt = time.now()
    const [, ...people] = await Promise.all([
      publish({ asksAgain: false, inForceAt }),
      ...['Ana', 'Bia', 'Caio', 'Davi'].map((name) => aPerson(db, name, 'client', inForceAt)),
    ])
    for (const id of people) {
      const terms = (await listAcceptances(db, id)).filter(({ text }) => text === 'termos')
      expect(terms).toHaveLength(1)
      expect([0, 1]).toContain(terms[0]!.version)
      expect(await owesAcceptance(db, id, inForceAt)).toBe(false)
    }
  })
})

describe('announcing', () => {
  const mailed = () => db<{ to: string }[]>`
    select recipient as "to" from mails where key like 'legal-version:%' order by recipient`
  const announce = () => announceVersions({ db, now: time.now() })

  test('tells everybody who has to accept, once each, also by two workers and whoever registers later', async () => {
    const [ana, bia] = [await aPerson(db, 'Ana', 'client', time.now()), await aPerson(db, 'Bia', 'client', time.now())]
    await inTransaction(db, (tx) => closeAccount(tx, [], { personId: bia, at: time.now() }))
    await db`update people set role = 'admin' where id = ${iris}`
    await publish()
    time.pass(1_860)
    await Promise.all([announce(), announce()])
    await announce()
    const [{ email }] = (await db`select email from people where id = ${ana}`) as unknown as [{ email: string }]
    expect(await mailed()).toEqual([{ to: email }])
    await aPerson(db, 'Davi', 'client', time.now())
    daysLater(11)
    await aPerson(db, 'Eva', 'client', time.now())
    await announce()
    expect(await mailed(), 'Davi, who registered before it was in force, and not Eva').toHaveLength(2)
    expect(await db`select from legal_announcements where ended_at is null`).toHaveLength(0)
  })

  test('of texts published together is one mail, which names both; of what comes later, another one', async () => {
    await aPerson(db, 'Ana', 'client', time.now())
    const told = () => db<{ subject: string; text: string }[]>`
      select template ->> 'subject' as subject, template ->> 'quote' as text from mails
      where key like 'legal-version:%' order by key`
    await publish({ note: 'Mudou o prazo.' })
    time.pass(600)
    await publish({ text: 'privacidade', note: 'Mudou quem guarda.' })
    await announce()
    expect(await told(), 'whoever publishes has time for the next one').toEqual([])
    time.pass(1_860)
    await Promise.all([announce(), announce()])
    const [both, ...others] = await told()
    expect(others).toEqual([])
    expect(both!.subject).toMatch(/^Termos de uso e Aviso de privacidade: o que muda em /)
    expect(both!.text).toMatch(/Mudou o prazo\.[^]*Mudou quem guarda\./)
    await publish({ text: 'dados-sensiveis' })
    time.pass(1_860)
    await announce()
    expect(await told()).toHaveLength(2)
  })

  test('names to each person only what they have to accept', async () => {
    const ana = await aPerson(db, 'Ana', 'client', time.now())
    const inForceAt = new Date(time.now().getTime() + 12 * DAY_MS)
    await publish({ inForceAt })
    await publish({ text: 'privacidade', inForceAt: new Date(inForceAt.getTime() + DAY_MS) })
    time.pass(12.5 * 86_400)
    const bia = await aPerson(db, 'Bia', 'client', time.now())
    time.pass(1_860)
    await announce()
    await announce()
    const rows = await db<{ key: string }[]>`select key from mails where key like 'legal-version:%'`
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      `legal-version:privacidade:1:${bia}`,
      `legal-version:termos:1+privacidade:1:${ana}`,
    ])
  })

  test('waits for the day on which it begins', async () => {
    await aPerson(db, 'Ana', 'client', time.now())
    await publish({ inForceAt: new Date(time.now().getTime() + 40 * DAY_MS) })
    daysLater(29)
    await announce()
    expect(await mailed()).toHaveLength(0)
    daysLater(2)
    await announce()
    expect((await mailed()).length).toBeGreaterThan(0)
  })

  test('of more people than one batch holds skips nobody, with one registration instant for all', async () => {
    await ownerOf(db)`
      insert into people (id, email, first_name, role, created_at)
      select gen_random_uuid(), 'p' || n || '@exemplo.com.br', 'P', 'client', ${time.now()}
      from generate_series(1, 1201) n`
    await publish()
    time.pass(1_860)
    await announce()
    expect((await mailed()).length).toBe(1201)
  })
})
