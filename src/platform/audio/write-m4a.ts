import type { AacSound } from './sound.ts'

/** Every packet of AAC decodes to so many samples. */
export const AAC_SAMPLES = 1024

const u16 = (...values: number[]) => numbers(values, 2)
const u32 = (...values: number[]) => numbers(values, 4)
function numbers(values: readonly number[], width: number): Buffer {
  const bytes = Buffer.alloc(values.length * width)
  for (const [n, value] of values.entries()) bytes.writeUIntBE(value, n * width, width)
  return bytes
}

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const UPRIGHT = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const LANGUAGE_UNKNOWN = 0x55c4

const descriptor = (tag: number, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag, body.length), body])
}

/** AAC as an MP4 file: one track, the index first, no name, date or place. */
export function writeM4a(sound: AacSound): { bytes: Buffer; durationMs: number } {
  const { packets, rate } = sound
  const length = packets.length * AAC_SAMPLES
  const type = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'))
  const movieAt = (dataAt: number) =>
    box(
      'moov',
      box('mvhd', u32(0, 0, 0, rate, length, 0x10000), u16(0x100, 0), u32(0, 0), UPRIGHT, u32(0, 0, 0, 0, 0, 0, 2)),
      box(
        'trak',
        box('tkhd', u32(7, 0, 0, 1, 0, length, 0, 0), u16(0, 0, 0x100, 0), UPRIGHT, u32(0, 0)),
        box(
          'mdia',
          box('mdhd', u32(0, 0, 0, rate, length), u16(LANGUAGE_UNKNOWN, 0)),
          box('hdlr', u32(0, 0), Buffer.from('soun'), u32(0, 0, 0), Buffer.of(0)),
          box(
            'minf',
            box('smhd', u32(0, 0)),
            box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
            box(
              'stbl',
              box('stsd', u32(0, 1), entryOf(sound)),
              box('stts', u32(0, 1, packets.length, AAC_SAMPLES)),
              box('stsc', u32(0, 1, 1, packets.length, 1)),
              box('stsz', u32(0, 0, packets.length), u32(...packets.map((packet) => packet.length))),
              box('stco', u32(0, 1, dataAt)),
            ),
          ),
        ),
      ),
    )
  const dataAt = type.length + movieAt(0).length + 8
  return {
    bytes: Buffer.concat([type, movieAt(dataAt), box('mdat', ...packets)]),
    durationMs: (length * 1_000) / rate,
  }
}

const entryOf = ({ config, rate, channels }: AacSound) =>
  box(
    'mp4a',
    u16(0, 0, 0, 1),
    u32(0, 0),
    u16(channels, 16, 0, 0),
    u32(rate < 0x10000 ? rate * 0x10000 : 0),
    box(
      'esds',
      u32(0),
      descriptor(
        3,
        Buffer.of(0, 1, 0),
        descriptor(4, Buffer.of(0x40, 0x15, 0, 0, 0), u32(0, 0), descriptor(5, config)),
        descriptor(6, Buffer.of(2)),
      ),
    ),
  )
