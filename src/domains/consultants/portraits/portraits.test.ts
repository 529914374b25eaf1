import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, type OpenConsultants, NOON, openConsultants } from '#test/support/consultants-fixture.ts'
import { countedBodies, uploadThreeAtOnce } from '#test/support/upload-bodies.ts'
import { takeDown } from '../profile-changes/take-down.ts'
import { cropPixels, MOST_KEPT_BYTES, MOST_UPLOAD_BYTES, PORTRAITS_PER_CONSULTANT } from './rules.ts'
import { sweepPortraits } from './sweep-portraits.ts'

let { db, fixture } = {} as OpenConsultants
let luna: string
async function open() {
  ;({ db, fixture } = await openConsultants())
  luna = await fixture.consultant('Luna')
}

const RED = { r: 200, g: 30, b: 40 }
const BLUE = { r: 20, g: 40, b: 200 }
const plain = (background: object, width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
const jpeg = (background: object) => plain(background).jpeg().toBuffer()

const upload = (bytes: BodyInit | Buffer, { crop = '', now = NOON, id = luna } = {}) =>
  fixture.ask(`/api/consultants/me/portrait${crop}`, {
    viewer: { id, role: 'consultor' },
    method: 'POST',
    bytes: bytes as BodyInit,
    now,
  })
const imageUrl = async (): Promise<string> => (await fixture.ask(`/api/consultants/${luna}`)).json.imageUrl
const shownBytes = async () => fixture.stored.get(`portraits/${(await imageUrl()).split('/').at(-1)}.webp`)!

/** A PNG that says so in its header and has next to nothing in it. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an uploaded portrait', () => {
  beforeEach(open)

  test('is a square WebP of 512 pixels without a trace of camera or place, and cached for ever', async () => {
    const photo = await plain(RED, 900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Luna', Copyright: 'Rua das Flores, 12' } })
      .toBuffer()
    const { status, json } = await upload(photo)
    expect([status, json.hasPhoto], json.error).toEqual([200, true])
    const { headers } = await fixture.ask(json.imageUrl)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toContain('immutable')
    const kept = await shownBytes()
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(kept.toString('latin1')).not.toMatch(/Luna|Flores|EXIF/)
  })

  test('is cropped where the consultant said, upright as the camera held it', async () => {
    const halves = sharp({ create: { width: 800, height: 400, channels: 3, background: RED } }).composite([
      { input: await plain(BLUE, 400, 400).png().toBuffer(), left: 400, top: 0 },
    ])
    const centre = async () => {
      const { data } = await sharp(await shownBytes())
        .resize(1, 1)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0]! > data[2]! ? 'red' : 'blue'
    }
    const sideways = await halves.png().toBuffer()
    await upload(sideways, { crop: '?left=0&top=0&side=1' })
    expect(await centre()).toBe('red')
    await upload(sideways, { crop: '?left=1&top=0&side=1' })
    expect(await centre()).toBe('blue')
    // Held upside down: what is stored on the right is seen on the left.
    const turned = await sharp(sideways).withMetadata({ orientation: 3 }).jpeg().toBuffer()
    await upload(turned, { crop: '?left=0&top=0&side=1' })
    expect(await centre()).toBe('blue')
  })

  test('has three colours and fits, though it was grey, deep and all noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const photo = await sharp({ create: { width: 700, height: 700, channels: 3, background: RED, noise } })
      .toColourspace('grey16')
      .png()
      .toBuffer()
    expect((await upload(photo)).status).toBe(200)
    const kept = await shownBytes()
    expect(await sharp(kept).metadata()).toMatchObject({ width: 512, height: 512, channels: 3, space: 'srgb' })
    expect(kept.length).toBeLessThanOrEqual(MOST_KEPT_BYTES)
  })

  test('removes the former one after ten minutes, and never one that is shown', async () => {
    await upload(await jpeg(RED))
    const former = await imageUrl()
    await upload(await jpeg(BLUE))
    await sweepPortraits(db, fixture.storage, { now: afterNoon(60_000) })
    expect((await fixture.ask(former)).status, 'pages still open').toBe(200)
    await sweepPortraits(db, fixture.storage, { now: afterNoon(11 * 60_000) })
    expect((await fixture.ask(former)).status).toBe(404)
    expect((await fixture.ask(await imageUrl())).status).toBe(200)
    expect(fixture.stored.size).toBe(1)
  })

  test('that two consultants share stays while one of them shows it', async () => {
    const sol = await fixture.consultant('Sol')
    await upload(await jpeg(RED))
    await upload(await jpeg(RED), { id: sol })
    await upload(await jpeg(BLUE), { id: sol })
    await sweepPortraits(db, fixture.storage, { now: afterNoon(11 * 60_000) })
    expect((await fixture.ask(await imageUrl())).status).toBe(200)
  })

  test('that is swept while it is published is stored again', async () => {
    const { put } = fixture.storage
    fixture.storage.put = async (name, ...file) => {
      await put(name, ...file)
      fixture.storage.put = put
      await sweepPortraits(db, fixture.storage, { now: NOON, hash: /[0-9a-f]{64}/.exec(name)![0] })
    }
    expect((await upload(await jpeg(RED))).status).toBe(200)
    expect([(await fixture.ask(await imageUrl())).status, fixture.stored.size]).toEqual([200, 1])
  })

  test('taken down is gone at once, and does not come back', async () => {
    const photo = await jpeg(RED)
    await upload(photo)
    const gone = await imageUrl()
    const { status } = await fixture.ask(`/api/consultants/${luna}/takedown`, {
      viewer: { id: fixture.iris, role: 'admin' },
      method: 'POST',
      body: { field: 'portrait', value: gone.split('/').at(-1), reason: 'A foto é de outra pessoa, que nos escreveu.' },
    })
    expect(status).toBe(200)
    expect((await fixture.ask(gone)).status).toBe(404)
    expect((await fixture.ask(await imageUrl())).text).toContain('>L<')
    expect((await upload(photo)).json.code).toBe('profile.was_taken_down')
    expect((await upload(await jpeg(BLUE))).status).toBe(200)
  })

  test('initials that the team would take down are none of the consultant’s doing', async () => {
    const value = (await imageUrl()).split('/').at(-1)!
    await expect(
      takeDown(db, {
        consultantId: luna,
        field: 'portrait',
        value,
        reason: 'x'.repeat(20),
        by: fixture.iris,
        now: NOON,
      }),
    ).rejects.toMatchObject({ code: 'profile.changed_meanwhile' })
  })
})

describe('what is refused, and leaves the portrait as it was', () => {
  beforeAll(open)

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'
  const attacks: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a photo of 200 megapixels', () => pngOf(20_000, 10_000), 400, 'portraits.too_many_pixels'],
    [
      'a GIF bomb',
      () => Buffer.concat([Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'), Buffer.alloc(600)]),
      415,
      'portraits.not_a_photo',
    ],
    ['HTML named .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'portraits.not_a_photo'],
    ['an SVG', () => Buffer.from(SVG), 415, 'portraits.not_a_photo'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
      400,
      'portraits.broken',
    ],
    ['an upload cut in the middle', async () => (await jpeg(RED)).subarray(0, 900), 400, 'portraits.broken'],
    [
      'a PNG cut in the middle',
      async () =>
        (
          await sharp({
            create: {
              width: 600,
              height: 600,
              channels: 3,
              background: RED,
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 30_000),
      400,
      'portraits.broken',
    ],
    ['a thumbnail', () => plain(RED, 150, 150).png().toBuffer(), 400, 'portraits.too_small'],
    ['nothing', () => Buffer.alloc(0), 400, 'portraits.broken'],
  ]
  test.each(attacks)('%s', async (_what, bytes, status, code) => {
    const before = await imageUrl()
    const answer = await upload(await bytes())
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(answer.json.error).toMatch(/foto|recorte/)
    expect(await imageUrl()).toBe(before)
    expect(fixture.stored.size).toBe(0)
  })

  test('a stream without end is cut off as soon as it is too long', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const { status, json } = await upload(endless)
    expect([status, json.code]).toEqual([413, 'portraits.too_large'])
    expect(sent).toBeLessThan(MOST_UPLOAD_BYTES + 1024 * 1024)
  })

  test.each(['?left=2&top=0&side=1', '?left=-1&top=0&side=1', '?side=NaN', '?side=0', '?side=1e9'])(
    'a crop outside the photo: %s',
    async (crop) => {
      expect((await upload(await jpeg(RED), { crop })).json.code).toBe('portraits.bad_crop')
    },
  )

  test('whoever is not approved leaves no file', async () => {
    const sol = await fixture.register('Sol')
    await fixture.apply(sol)
    expect((await upload(await jpeg(RED), { id: sol })).json.code).toBe('profile.not_approved')
    expect(fixture.stored.size).toBe(0)
  })
})

describe('before anything is read', () => {
  beforeEach(open)

  test('not a byte is read of whoever is not approved or has no attempt left', async () => {
    const sol = await fixture.register('Sol')
    const bodies = countedBodies()
    expect((await upload(bodies.next(), { id: sol })).json.code).toBe('profile.not_approved')
    await upload(await jpeg(RED))
    for (let n = 1; n < PORTRAITS_PER_CONSULTANT.most; n++)
      expect((await upload(Buffer.of(1))).json.code, 'an attempt too').toBe('portraits.not_a_photo')
    expect((await upload(bodies.next())).status).toBe(429)
    expect(bodies.asked()).toBe(0)
  })

  test('of one consultant one is read and one waits; a third is refused, and others are not kept waiting', async () => {
    const sol = await fixture.consultant('Sol')
    const { read, codes, answered } = uploadThreeAtOnce((body) => upload(body, { id: luna }))
    await expect.poll(() => codes).toEqual(['portraits.busy'])
    expect((await upload(Buffer.of(1), { id: sol })).json.code).toBe('portraits.not_a_photo')
    for (let done = 0; done < 2; done++) {
      await expect.poll(() => read.length).toBe(1)
      read.shift()!()
    }
    await answered
    expect(codes).toEqual(['portraits.busy', 'portraits.broken', 'portraits.broken'])
  })
})

test('a crop is whole pixels inside the picture', () => {
  expect(cropPixels({ left: 0.5, top: 0, side: 1 }, 600, 400)).toEqual({ left: 200, top: 0, width: 400, height: 400 })
  expect(cropPixels({ left: 0.501, top: 0, side: 1 }, 600, 400)).toEqual({ left: 200, top: 0, width: 400, height: 400 })
  expect(cropPixels({ left: 0.51, top: 0, side: 1 }, 600, 400)).toBeUndefined()
})
