import { beforeEach, describe, expect, test } from 'vitest'
import { type OpenConsultants, DAY, NOON, afterNoon, openConsultants } from '#test/support/consultants-fixture.ts'
import { BIO } from '#test/support/people.ts'
import { setAvailable } from '../index.ts'
import { setPrice } from '../set-price.ts'
import { changeProfile } from './change-profile.ts'
import type { ProfileChanges } from './contract.ts'
import { takeDown } from './take-down.ts'

let { db, fixture } = {} as OpenConsultants
let luna: string
beforeEach(async () => {
  ;({ db, fixture } = await openConsultants())
  luna = await fixture.consultant('Luna', { city: 'Olinda' })
})

const change = (changes: ProfileChanges, now = NOON, consultantId = luna) =>
  changeProfile(db, { consultantId, changes, now })
const put = (body: object, now = NOON) =>
  fixture.ask('/api/consultants/me/profile', { viewer: { id: luna, role: 'consultor' }, method: 'PUT', body, now })
const profile = async () => (await fixture.ask(`/api/consultants/${luna}`)).json
const changesSeen = async () =>
  (await fixture.ask('/api/admin/profile-changes', { viewer: { id: fixture.iris, role: 'admin' } })).json.changes
const facts = async (act: () => Promise<unknown>) => {
  const heard: string[] = []
  const { unlisten } = await db.listen('facts', (payload) => heard.push(JSON.parse(payload).topic))
  await act()
  await db`select pg_notify('facts', '{"topic":"last"}')`
  await expect.poll(() => heard.includes('last')).toBe(true)
  await unlisten()
  return heard.filter((topic) => topic.startsWith('profiles:')).toSorted()
}

describe('a consultant changes what clients see', () => {
  test('every field, at once, and the search finds the new words', async () => {
    const { status, json } = await put({
      name: 'Luna Prado',
      title: 'Runas e tarot',
      description: 'Runas e cartas, com calma.',
      bio: `${BIO} Agora também com runas escandinavas.`,
      city: null,
      languages: ['pt', 'es'],
      specialties: ['runas', 'tarot'],
      channels: ['chat'],
    })
    expect(status, json.error).toBe(200)
    const now = await profile()
    expect(now).toMatchObject({ name: 'Luna Prado', title: 'Runas e tarot', city: null, specialty: 'runas' })
    expect(now).toMatchObject({ languages: ['pt', 'es'], specialties: ['runas', 'tarot'] })
    const found = (await fixture.ask('/api/consultants?q=escandinavas')).json.consultants
    expect(found).toMatchObject([{ id: luna, name: 'Luna Prado' }])
  })

  test('what is absent stays, and saving the same again is no change', async () => {
    const before = await profile()
    await change({ title: 'Outro título' })
    await change({ title: 'Outro título' })
    expect(await profile()).toEqual({ ...before, title: 'Outro título' })
    expect(await changesSeen()).toMatchObject([
      { field: 'title', before: before.title, after: 'Outro título', isShown: true, takedownReason: null },
    ])
  })

  test('initials follow the name, until there is a photo', async () => {
    const { imageUrl } = await profile()
    await change({ name: 'Estela' })
    const now = await profile()
    expect(now.imageUrl).not.toBe(imageUrl)
    expect((await fixture.ask(now.imageUrl)).text).toContain('>E<')
  })

  test('open lists and cached pages hear of it, and of a price', async () => {
    const topics = [`profiles:${luna}`, 'profiles:all'].toSorted()
    expect(await facts(() => change({ title: 'Outro título' }))).toEqual(topics)
    expect(await facts(() => change({ title: 'Outro título' })), 'no change').toEqual([])
    expect(await facts(() => setPrice(db, { consultantId: luna, pricePerMinute: 250n, now: NOON }))).toEqual(topics)
    const cards = (await fixture.ask(`/api/consultants/cards?ids=${luna},${crypto.randomUUID()}`)).json
    expect(cards).toMatchObject([{ id: luna, title: 'Outro título', pricePerMinute: 2.5 }])
  })

  test('the own profile says which price comes next', async () => {
    await setPrice(db, { consultantId: luna, pricePerMinute: 320n, now: NOON })
    const own = await fixture.ask('/api/consultants/me/profile', { viewer: { id: luna, role: 'consultor' } })
    expect(own.json).toMatchObject({
      pricePerMinute: 2.99,
      hasPhoto: false,
      nextPrice: { pricePerMinuteCents: 320, validFrom: '2026-03-11T03:00:00.000Z' },
    })
  })

  test('an applicant edits the application instead, and nobody else’s profile', async () => {
    const sol = await fixture.register('Sol')
    await fixture.apply(sol)
    await expect(change({ title: 'Outro título' }, NOON, sol)).rejects.toMatchObject({ code: 'profile.not_approved' })
  })

  test('twenty at once leave one whole profile, and a change for each that won', async () => {
    const titles = Array.from({ length: 20 }, (_, n) => `Título ${n}`)
    await Promise.all(titles.map((title) => change({ title })))
    const [newest, ...earlier] = await changesSeen()
    expect((await profile()).title).toBe(newest.after)
    expect(earlier).toHaveLength(19)
    expect(new Set([newest, ...earlier].map(({ before }) => before)).size, 'each follows another').toBe(20)
  })
})

describe('what is refused, with its reason beside the field', () => {
  test.each([
    ['bio', `${BIO} Me chame no (11) 98765-4321.`, 'telefone'],
    ['description', 'Escreva para luna@exemplo.com.br.', 'e-mail'],
    ['title', 'Tarot em lunatarot.com.br', 'link'],
    ['city', '@lunatarot', 'nome de uma conta'],
  ])('contact data in %s', async (field, text, word) => {
    const before = await profile()
    const { status, json } = await put({ [field]: text, name: 'Outro nome' })
    expect([status, json.code]).toEqual([400, 'profile.contact_data'])
    expect(json.fields[field]).toContain(word)
    expect(await profile(), 'nothing of it was published').toEqual(before)
  })

  test('promises, curses and rituals for money, and all of it is counted', async () => {
    const bio = `${BIO} Garanto a volta do seu amor em 7 dias, 100 % de acerto.`
    const { status, json } = await put({ bio, title: 'Trago seu amor de volta', city: 'Olinda' })
    expect([status, json.code]).toEqual([400, 'profile.held_text'])
    expect(json.fields).toEqual({
      bio: expect.stringContaining('Parece prometer um resultado'),
      title: expect.stringContaining('as cartas mostram'),
    })
    const counted = await db`select place, rule, outcome from held_texts`
    const held = { place: 'profile', rule: 'promise', outcome: 'refused' }
    expect(counted).toEqual([held, held])
  })

  test('thirty held-back applications in an hour are counted, and the next one waits', async () => {
    const sol = await fixture.register('Sol')
    const codes: string[] = []
    while (codes.length < 31) {
      const refused = await fixture.apply(sol, { bio: `${BIO} 11 98765 4321` }).catch((error: unknown) => error)
      codes.push((refused as { code: string }).code)
    }
    expect(codes).toEqual([...Array(30).fill('profile.contact_data'), 'accounts.too_many_attempts'])
  })

  test('an application is held back for the same', async () => {
    const sol = await fixture.register('Sol')
    await expect(fixture.apply(sol, { bio: `${BIO} Ligue: 11 98765 4321` })).rejects.toMatchObject({
      code: 'profile.contact_data',
      fields: { bio: expect.stringContaining('telefone') },
    })
  })

  test.each([
    ['Equipe Sensitivos', 'profile.name_reserved'],
    ['S\u043El', 'profile.name_letters'],
  ])('an application under the name %s', async (name, code) => {
    const sol = await fixture.register('Sol')
    await expect(fixture.apply(sol, { name })).rejects.toMatchObject({ code, fields: { name: expect.any(String) } })
  })

  test.each([
    [{ name: 'Equipe Sensitivos' }, 'profile.name_reserved'],
    [{ name: '\u3164\u3164' }, 'http.invalid_input'],
    [{ name: '<b>Luna</b>' }, 'profile.name_letters'],
    [{ channels: ['messages'] }, 'profile.channel_closed'],
    [{ channels: [] }, 'profile.channel_missing'],
    [{ specialties: [] }, 'http.invalid_input'],
    [{ languages: ['português'] }, 'http.invalid_input'],
    [{ bio: 'Curta.' }, 'http.invalid_input'],
    [{ title: 'x'.repeat(81) }, 'http.invalid_input'],
    [{ city: '' }, 'http.invalid_input'],
    [{ title: '🌙🌙' }, 'http.invalid_input'],
    [{ city: '🌙' }, 'http.invalid_input'],
    [{ description: '🌙'.repeat(5) }, 'http.invalid_input'],
    [{ bio: '🌙'.repeat(20) }, 'http.invalid_input'],
    [{ name: 'Lun\u0430' }, 'profile.name_letters'],
  ])('%o', async (body, code) => {
    const before = await profile()
    const { status, json } = await put(body)
    expect([status, json.code]).toEqual([400, code])
    expect(await profile()).toEqual(before)
  })

  test('a name that was pasted with signs that nobody sees is stored without them', async () => {
    expect((await put({ name: 'L\u202Eanu\u200B' })).status).toBe(200)
    expect((await profile()).name).toBe('Lanu')
  })

  test('the name of another consultant, with other accents too, also when both ask at once', async () => {
    await fixture.consultant('Éstela')
    await expect(change({ name: 'estela' })).rejects.toMatchObject({ code: 'profile.name_taken' })
    const sol = await fixture.consultant('Sol')
    const both = await Promise.allSettled([change({ name: 'Aurora' }), change({ name: 'AURORA' }, NOON, sol)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a name that two want at the same moment goes to one of them', async () => {
    const sol = await fixture.consultant('Sol')
    const waiting = async () =>
      (
        await db`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      ).length
    const both = await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended('consultant_name:' || folded('Aurora'), 0))`
      const asked = [change({ name: 'Aurora' }), change({ name: 'AURORA' }, NOON, sol)]
      await expect.poll(waiting).toBe(2)
      return { settled: Promise.allSettled(asked) }
    })
    expect((await both.settled).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a fourth name within thirty days', async () => {
    for (const name of ['Bia', 'Cora', 'Dora']) await change({ name })
    await expect(change({ name: 'Ema' })).rejects.toMatchObject({ status: 429 })
    await change({ name: 'Ema' }, afterNoon(31 * DAY))
  })
})

describe('the team takes a text down', () => {
  const REASON = 'O texto prometia resultados, o que não combina com a casa.'
  const down = (value: string, given: { field?: 'bio' | 'name' | 'city' | 'portrait'; now?: Date } = {}) =>
    takeDown(db, { consultantId: luna, field: 'bio', value, reason: REASON, by: fixture.iris, now: NOON, ...given })

  test('a neutral one takes its place, and everybody reads why for ninety days', async () => {
    await change({ bio: `${BIO} Sou a melhor do país.` })
    const { bio } = await profile()
    await down(bio)
    const now = await profile()
    expect(now.bio).not.toContain('melhor do país')
    expect(now.takedowns).toEqual([{ field: 'bio', reason: REASON, takenDownAt: NOON.toISOString() }])
    expect((await changesSeen())[0]).toMatchObject({ after: bio, isShown: false, takedownReason: REASON })
    const later = await fixture.ask(`/api/consultants/${luna}`, { now: afterNoon(91 * DAY) })
    expect(later.json.takedowns).toEqual([])
    expect(
      await db`select kind, detail from security_events where actor_id = ${fixture.iris} order by id desc limit 1`,
    ).toEqual([{ kind: 'consultants.profile_taken_down', detail: 'bio' }])
    const [mail] = await db<{ text: string }[]>`
      select template::text as text from mails where key like 'profile-taken-down:%'`
    expect(mail!.text).toContain(REASON)
  })

  test('the same text does not come back, another one does', async () => {
    const { bio } = await profile()
    await down(bio)
    await expect(change({ bio })).rejects.toMatchObject({ code: 'profile.was_taken_down' })
    await change({ bio: `${BIO} Sem promessas.` })
    expect((await profile()).bio).toContain('Sem promessas')
  })

  test('twice is once, and what changed meanwhile is not hit', async () => {
    const { bio } = await profile()
    await Promise.all([down(bio), down(bio), down(bio)])
    expect(await db`select from consultant_takedowns`).toHaveLength(1)
    expect(await db`select from mails where key like 'profile-taken-down:%'`).toHaveLength(1)
    await expect(down('Um texto que já saiu do perfil por si.')).rejects.toMatchObject({
      code: 'profile.changed_meanwhile',
    })
  })

  test('a reason of ten emojis is too short', async () => {
    const { status, json } = await fixture.ask(`/api/consultants/${luna}/takedown`, {
      viewer: { id: fixture.iris, role: 'admin' },
      method: 'POST',
      body: { field: 'city', value: 'Olinda', reason: '🌙'.repeat(10) },
    })
    expect([status, json.code]).toEqual([400, 'http.invalid_input'])
  })

  test('a name becomes the first one of the account, and not another’s', async () => {
    await change({ name: 'Luna Falsa' })
    await down('Luna Falsa', { field: 'name' })
    expect((await profile()).name, 'the last name is nobody’s business').toBe('Luna')
    await change({ name: 'Aurora' })
    const other = await fixture.consultant('Sol')
    await change({ name: 'LUNA' }, NOON, other)
    await down('Aurora', { field: 'name' })
    expect((await profile()).name).toBe('Luna 2')
    await down('Luna 2', { field: 'name' })
    expect((await profile()).name).toBe('Luna 3')
    await change({ name: 'Sol' }, NOON, other)
    await change({ name: 'Luna' })
    await down('Luna', { field: 'name' })
    expect((await profile()).name, 'nor one that was taken down').toBe('Perfil sem nome')
  })

  test('a name becomes none when the account has the same, a city none, initials stay', async () => {
    await down('Luna', { field: 'name' })
    await down('Olinda', { field: 'city' })
    const now = await profile()
    expect(now).toMatchObject({ name: 'Perfil sem nome', city: null })
    const initials = now.imageUrl.split('/').at(-1)
    expect((await fixture.ask(now.imageUrl)).text).toContain('>PN<')
    await expect(down(initials, { field: 'portrait' })).rejects.toMatchObject({ code: 'profile.changed_meanwhile' })
  })
})

test('who is available stays so while the profile changes', async () => {
  await setAvailable(db, luna, NOON)
  await fixture.comeOnline(luna)
  await change({ specialties: ['runas'] })
  expect(await fixture.statusOf(luna)).toBe('online')
})
