import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePhoto } from './encode-photo.ts'
import { withoutTexts } from '#platform/pictures/png-chunks.ts'

const WHOLE = { left: 0, top: 0, side: 1 }

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture with these parts behind its header. */
async function pngWith(...parts: Buffer[]): Promise<Buffer> {
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: { r: 200, g: 30, b: 40 } } })
    .png()
    .toBuffer()
  const afterHeader = 8 + 25
  return Buffer.concat([png.subarray(0, afterHeader), ...parts, png.subarray(afterHeader)])
}

test('texts that unpack to a gigabyte are not unpacked, and the picture is kept', async () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(45 * 1024 * 1024))])
  const upload = await pngWith(...Array.from({ length: 25 }, () => chunk('zTXt', text)))
  expect(upload.length).toBeLessThan(2 * 1024 * 1024)
  expect(await encodePhoto({ upload, crop: WHOLE })).toEqual({ bytes: expect.any(Uint8Array) })
})

test('what says how the pixels look stays, once; anything else goes', async () => {
  const [gamma, date] = [chunk('gAMA', Buffer.of(0, 0, 0xb1, 0x8f)), chunk('tIME', Buffer.alloc(7))]
  const kept = withoutTexts(await pngWith(gamma, date, gamma))!
  const clean = Buffer.from(withoutTexts(await pngWith(gamma))!)
  expect(clean.equals(kept)).toBe(true)
  expect(clean.includes('gAMA')).toBe(true)
})

test('a PNG that is cut anywhere, or whose parts claim more than there is, is none', async () => {
  const png = await pngWith()
  for (let length = 0; length < png.length; length++) expect(withoutTexts(png.subarray(0, length))).toBeUndefined()
  const long = Buffer.from(png)
  long.writeUInt32BE(0xffffffff, 33)
  expect(withoutTexts(long)).toBeUndefined()
})
