import { beforeEach, describe, expect, test } from 'vitest'
import { LEGAL_TEXTS, type LegalText } from '#domains/accounts/agreements.rules.ts'
import { shareRangeInWords } from '#domains/consultants/commission.rules.ts'
import { CLEARING_WORDS } from '#domains/wallet/earnings/rules.ts'
import type { Db } from '#platform/db.ts'
import { NO_COMPANY } from '#shared/company.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { defaultOf } from '../texts/defaults.ts'
import { legalKey } from '../texts/named.rules.ts'
import { readShown } from '../texts/read-named.ts'
import { saveNamed } from '../texts/save-named.ts'
import { confirmLegalTexts } from './confirm-legal-texts.ts'
import { changesBetween } from './differences.rules.ts'
import { withColumnNames } from './parts.rules.ts'
import { fillPlaceholders, unknownPlaceholders } from './placeholders.rules.ts'
import { publishLegalText } from './publish-legal-text.ts'
import { readLegalHistory, readLegalTexts, readLegalVersion } from './read-legal-texts.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock(new Date('2027-03-02T15:00:00.000Z'))
  iris = await aClient(db, 'Íris')
})

const confirm = () => confirmLegalTexts(db, { by: iris, clock: time.clock })
const write = (base: number, markdown: string, text: LegalText = 'termos') =>
  saveNamed(db, { key: legalKey(text), base, fields: { markdown }, by: iris, at: time.now() })
const publish = (base: number, revision: number, more: { asksAgain?: boolean; inForceAt?: Date } = {}) =>
  publishLegalText(db, {
    text: 'termos',
    base,
    revision,
    note: 'Mudou o prazo.',
    asksAgain: false,
    by: iris,
    clock: time.clock,
    ...more,
  })
const terms = async () => (await readLegalTexts(db, time.now())).texts.find(({ text }) => text === 'termos')!
const whole = ({ lead, parts }: { lead: string; parts: { html: string }[] }) =>
  lead + parts.map(({ html }) => html).join('')

describe('an empty site', () => {
  test('shows what the product says, with the company, and no braces', async () => {
    const { texts } = await readLegalTexts(db, time.now())
    expect(texts.map(({ text, version, inForceAt }) => [text, version, inForceAt])).toEqual(
      LEGAL_TEXTS.map((text) => [text, 0, null]),
    )
    for (const text of texts) expect(whole(text), text.text).not.toMatch(/\{\{|\}\}/)
    expect(texts.map(whole).join()).toMatch(/Ltda\. \(CNPJ 12\.ABC\.345\/01DE-35\)/)
  })

  test('says of shares and clearing what the code does', () => {
    const { markdown } = defaultOf('page/termos')
    expect(markdown).toContain(`Recebe ${shareRangeInWords()} do que foi cobrado`)
    expect(markdown).toContain(CLEARING_WORDS)
  })

  test('confirms all of them by one press, once, also by two', async () => {
    const both = await Promise.all([confirm(), confirm()])
    expect(both.toSorted((a, b) => a - b)).toEqual([0, LEGAL_TEXTS.length])
    for (const text of LEGAL_TEXTS)
      expect(await readLegalVersion(db, text, 1, time.now())).toMatchObject({ isInForce: true, asksAgain: false })
    expect(await readLegalHistory(db, 'termos')).toMatchObject({ isChanged: false, versions: [{ number: 1 }] })
  })

  test('publishes nothing before its company is known', async () => {
    const owner = ownerOf(db)
    await owner`alter table company_versions disable trigger append_only`
    await owner`delete from company_versions`
    await expect(confirm()).rejects.toMatchObject({ code: 'content.company_missing' })
    expect(whole(await terms())).toContain('a empresa responsável pelo Sensitivos')
  })
})

describe('what the team writes of a legal text', () => {
  test('is a draft until it is published, and every version keeps its address', async () => {
    await confirm()
    const before = whole(await terms())
    expect(await write(0, '# Novo\n\nResponde {{empresa}}.')).toBe(1)
    expect((await readShown(db, 'page/termos')).revision).toBe(1)
    expect(whole(await terms())).toBe(before)
    expect(await readLegalHistory(db, 'termos')).toMatchObject({ isChanged: true, revision: 1 })
    expect([await publish(1, 1), await publish(1, 1)], 'the same again').toEqual([2, 2])
    expect(await db`select from security_events where kind = 'content.legal_version_published'`).toHaveLength(1)
    expect(await terms()).toMatchObject({ version: 2, inForceAt: time.now() })
    expect(whole(await terms())).toContain('Responde Sensitivos')
    const first = await readLegalVersion(db, 'termos', 1, time.now())
    expect([first.isInForce, whole(first)]).toEqual([false, before])
    const second = await readLegalVersion(db, 'termos', 2, time.now())
    expect(second.changes).toContainEqual({ in: 'newer', text: 'Novo' })
  })

  test('that asks again is told as what is to come', async () => {
    await confirm()
    await write(0, 'Outro texto.')
    await publish(1, 1, { asksAgain: true })
    const { version, upcoming } = await terms()
    expect([version, upcoming.map(({ number }) => number)]).toEqual([1, [2]])
    time.pass(10 * 86_400)
    expect(await terms()).toMatchObject({ version: 2, upcoming: [] })
  })

  test('is not published when somebody wrote since, or by a name that does not exist', async () => {
    await confirm()
    await write(0, 'Um.')
    await write(1, 'Responde {{patrao}}.')
    await expect(publish(1, 1)).rejects.toMatchObject({ code: 'content.changed_meanwhile' })
    await expect(publish(1, 2)).rejects.toMatchObject({
      code: 'content.incomplete',
      fields: { markdown: expect.stringContaining('patrao') },
    })
  })

  test.each([
    ['termos', 2],
    ['termos', -1],
    ['constructor', 1],
  ])('%s has no version %i', async (text, number) => {
    await confirm()
    await expect(readLegalVersion(db, text, number, time.now())).rejects.toMatchObject({
      code: 'agreements.version_not_found',
    })
  })
})

test('what is typed in a name of the company stays text', () => {
  const company = { ...NO_COMPANY, legalName: 'A [b](javascript:x) | *c*', cnpj: '1' }
  expect(fillPlaceholders('{{ empresa }} {{constructor}}', company)).toBe(
    'A \\[b\\](javascript:x) \\| \\*c\\* (CNPJ 1) {{constructor}}',
  )
  expect(unknownPlaceholders('{{empresa}} {{constructor}} {{x}} {{x}}')).toEqual(['constructor', 'x'])
})

test('differences are in the words that are read', () => {
  expect(
    changesBetween('## Preço\n\n- **Um** [real](/x).\n\n| a | b |\n|---|---|', '## Preço\n\n- **Dois** reais.'),
  ).toEqual([
    { in: 'both', text: 'Preço' },
    { in: 'older', text: '- Um real.' },
    { in: 'older', text: 'a — b' },
    { in: 'newer', text: '- Dois reais.' },
  ])
})

test('a cell of a table says its column, and the first one is the name of its row', () => {
  expect(
    withColumnNames(
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ),
  ).toContain('<tr><th scope="row">1</th><td data-column="B">2</td></tr>')
})
