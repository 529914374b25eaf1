import { afterEach, expect, test, vi } from 'vitest'
import { migrate } from '#platform/migrations.ts'
import { markEmptyAsDemo } from '#platform/milestones.ts'
import { blankOwnerUrl, connectTo } from '#test/support/database.ts'
import { orBeginAnew } from './another-version.ts'

afterEach(() => void vi.restoreAllMocks().unstubAllEnvs())

/** What this version makes a database of. */
const NAMES = ['0001_accounts', '0002_wallet']
const migrations = NAMES.map((name) => ({
  path: `db/migrations/${name}.sql`,
  name,
  text: `create table ours_${name} ()`,
  checksum: name,
}))

async function ofThisVersion() {
  const url = await blankOwnerUrl()
  await apply(url)
  return url
}

/** A database of another version, with a table of its own that nobody may lose without being told. */
async function ofAnotherVersion({ holdsDemo }: { holdsDemo: boolean }) {
  const url = await ofThisVersion()
  const db = connectTo(url, { max: 1 })
  await db`update migrations set checksum = 'another' where name like '0001%'`
  await db`create table theirs ()`
  if (!holdsDemo) await db`delete from milestones`
  await db.end()
  return url
}

async function apply(url: string) {
  const db = connectTo(url, { max: 1 })
  await markEmptyAsDemo(db)
  return migrate(db, { migrations, functions: [] })
}

const hasTheirs = async (url: string) => {
  const [row] = await connectTo(url)<{ theirs: string | null }[]>`select to_regclass('theirs')::text as theirs`
  return row!.theirs !== null
}

/** What the console said at the end, and the code of the end; undefined when it went on. */
async function start(url: string, isEmbedded: boolean) {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const announce = vi.fn()
  const end = await orBeginAnew({ url, isEmbedded }, apply, announce).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { end, said: said.join('\n'), announced: announce.mock.calls.length }
}

test('an embedded demo of another version is announced once and begins anew', async () => {
  const url = await ofAnotherVersion({ holdsDemo: true })
  expect(await start(url, true)).toEqual({ end: undefined, said: '', announced: 1 })
  expect(await hasTheirs(url)).toBe(false)
  expect(await start(url, true)).toEqual({ end: undefined, said: '', announced: 0 })
})

test('two commands that find it at the same time begin anew once', async () => {
  const url = await ofAnotherVersion({ holdsDemo: true })
  const announce = vi.fn()
  const applied = await Promise.all([1, 2].map(() => orBeginAnew({ url, isEmbedded: true }, apply, announce)))
  expect(applied.flat()).toEqual(NAMES)
  expect(announce).toHaveBeenCalledOnce()
  expect(await hasTheirs(url)).toBe(false)
})

test.each([
  ['whose connection is cut', '57P01'],
  ['that finds no database', '3D000'],
])('a command %s while another one begins anew waits for it and goes on', async (_what, code) => {
  const url = await ofThisVersion()
  const announce = vi.fn()
  const cut = vi.fn(apply).mockRejectedValueOnce(Object.assign(new Error('away'), { code }))
  expect(await orBeginAnew({ url, isEmbedded: true }, cut, announce)).toEqual([])
  expect(announce).not.toHaveBeenCalled()
  cut.mockRejectedValueOnce(Object.assign(new Error('away'), { code }))
  await expect(orBeginAnew({ url, isEmbedded: false }, cut, announce)).rejects.toMatchObject({ code })
})

test.each([
  [
    'a database named by DATABASE_URL, even with a demo in it,',
    { holdsDemo: true },
    false,
    'demo',
    'um banco de dados vazio',
  ],
  ['an embedded database without the demo', { holdsDemo: false }, true, 'demo', 'apague a pasta .data/postgres'],
  [
    'an embedded demo that is now used in production',
    { holdsDemo: true },
    true,
    'production',
    'apague a pasta .data/postgres',
  ],
])(
  '%s is refused, stays as it was, and the console says what to do',
  async (_what, holds, isEmbedded, environment, wayOut) => {
    vi.stubEnv('APP_ENV', environment)
    const url = await ofAnotherVersion(holds)
    const { end, said, announced } = await start(url, isEmbedded)
    expect({ end, announced }).toEqual({ end: 'exit 1', announced: 0 })
    expect(said).toContain('Outra versão do programa fez este banco de dados')
    expect(said).toContain(wayOut)
    expect(said).toContain('0001_accounts.sql')
    expect(await hasTheirs(url)).toBe(true)
  },
)
