import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { asSeen } from '#test/support/team.ts'
import { countedBodies } from '#test/support/upload-bodies.ts'
import { renderMarkdown } from '../markdown.rules.ts'
import { encodePicture } from './encode-picture.ts'
import { pictureEndpoints } from './endpoints.ts'
import { MOST_UPLOAD_BYTES, pictureFileOf, pictureName, pictureUrl, PICTURES_PER_PERSON, widthsOf } from './rules.ts'

let db: Db
let { storage, stored } = memoryStorage()
let iris: string
let role: 'admin' | 'client'
beforeEach(async () => {
  db = await freshDatabase()
  ;({ storage, stored } = memoryStorage())
  iris = await aClient(db, 'Íris')
  role = 'admin'
})

const TOKEN = `Bearer ${'a'.repeat(43)}`
const { now, clock } = settableClock()
const api = () =>
  apiOf(pictureEndpoints({ storage, encode: encodePicture }), {
    db,
    now,
    clock,
    log,
    viewerOf: async () => asSeen({ id: iris, sessionId: crypto.randomUUID(), role }),
    trustedProxies: 0,
  })
async function send(body: BodyInit | Buffer, alt = 'A lua sobre o mar', headers: Record<string, string> = {}) {
  const answer = await api().request(`/api/team/pictures?${new URLSearchParams({ alt })}`, {
    method: 'POST',
    headers: { authorization: TOKEN, ...headers },
    body: body as BodyInit,
    duplex: 'half',
  } as RequestInit)
  return { status: answer.status, json: await answer.json() }
}
const photo = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 40, b: 200 } } })
const jpeg = () => photo().jpeg().toBuffer()

describe('a picture', () => {
  test('is kept as WebP in each width, without a trace of camera or place, and cached for ever', async () => {
    const upload = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Rua das Flores, 12' } })
      .toBuffer()
    const { status, json } = await send(upload)
    expect(status, JSON.stringify(json)).toBe(200)
    expect(json.name).toMatch(/^[0-9a-f]{64}-1600x800$/)
    expect([...stored.keys()]).toEqual([480, 960, 1600].map((width) => `content/${json.name}-${width}.webp`))
    for (const [name, bytes] of stored) {
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: Number(name.match(/(\d+)\.webp/)![1]),
      })
      expect(bytes.toString('latin1')).not.toMatch(/Flores|EXIF/)
    }
    const answer = await api().request(pictureUrl(json.name, 960))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('that is sent twice is one, with the words that were said last', async () => {
    const [first, again] = [await send(await jpeg()), await send(await jpeg(), 'Só a lua')]
    expect(again.json).toEqual(first.json)
    const list = await api().request('/api/team/pictures', { headers: { authorization: TOKEN } })
    expect(await list.json()).toEqual({ pictures: [{ name: first.json.name, alt: 'Só a lua' }] })
  })

  test.each([
    ['without words', jpeg, ' ', 400, 'pictures.alt_missing'],
    ['with a page of words', jpeg, 'a'.repeat(251), 400, 'pictures.alt_missing'],
    ['too small', () => photo(400, 100).png().toBuffer(), 'Lua', 400, 'pictures.too_small'],
    ['that is none', async () => Buffer.from('<svg onload="alert(1)"/>'), 'Lua', 415, 'pictures.not_a_photo'],
    ['that is cut', async () => (await photo().png().toBuffer()).subarray(0, 90), 'Lua', 400, 'pictures.broken'],
    ['of nothing', async () => Buffer.of(), 'Lua', 400, 'pictures.broken'],
  ])('%s is refused, and nothing is kept', async (_, upload, alt, status, code) => {
    expect(await send(await upload(), alt)).toMatchObject({ status, json: { code, error: expect.any(String) } })
    expect([stored.size, await db`select name from content_pictures`]).toEqual([0, []])
  })

  test('of 40 MB is refused by what it says of itself, and by what comes', async () => {
    const bodies = countedBodies()
    const said = await send(bodies.next(), 'Lua', { 'content-length': String(40 * 1024 * 1024) })
    expect([said.json.code, bodies.asked()]).toEqual(['pictures.too_large', 0])
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_048_576
        controller.enqueue(new Uint8Array(1_048_576))
      },
    })
    expect((await send(endless)).json).toMatchObject({
      code: 'pictures.too_large',
      error: expect.stringContaining('12 MB'),
    })
    expect(sent).toBeLessThan(2 * MOST_UPLOAD_BYTES)
  })

  test('is added by the team alone, and so many a day', async () => {
    role = 'client'
    expect((await send(await jpeg())).status).toBe(403)
    role = 'admin'
    const small = await photo(320, 320).png().toBuffer()
    for (let n = 0; n < PICTURES_PER_PERSON.most; n++) expect((await send(small)).status).toBe(200)
    expect(await send(small)).toMatchObject({ status: 429 })
  })
})

const NAME = pictureName('a'.repeat(64), 1200, 800)

test.each([
  [`/api/pictures/${NAME}-480.webp`, 480],
  [`/api/pictures/${NAME}-1200.webp`, 1200],
  [`/api/pictures/${NAME}-1600.webp`, undefined],
  [`/api/pictures/../${NAME}-480.webp`, undefined],
  [`https://example.com/api/pictures/${NAME}-480.webp`, undefined],
])('%s is a file of ours or none', (path, width) => {
  expect(pictureFileOf(path)?.width).toBe(width)
})

test('a picture has the widths below its own, and its own', () => {
  expect([widthsOf(1600), widthsOf(1200), widthsOf(480), widthsOf(333)]).toEqual([
    [480, 960, 1600],
    [480, 960, 1200],
    [480],
    [333],
  ])
})

test('a text shows pictures of ours in every width, and of others their words alone', async () => {
  const { html } = await renderMarkdown(`![A lua](${pictureUrl(NAME)}) e ![o sol](https://example.com/sol.png)`)
  expect(html).toContain(`srcset="${pictureUrl(NAME, 480)} 480w, ${pictureUrl(NAME, 960)} 960w, `)
  expect(html).toMatch(/alt="A lua".*width="1200" height="800"|width="1200" height="800".*alt="A lua"/)
  expect(html).toContain('e o sol')
  expect(html).not.toContain('example.com')
})
