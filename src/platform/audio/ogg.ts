import { readOpusHead } from './opus.ts'
import { keep, type OpusSound, SoundError } from './sound.ts'

const HEADER = 27
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let sum = n << 24
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  return sum >>> 0
})

/** The checksum of a page, whose own four bytes count as zero (RFC 3533 §6). */
export function oggChecksum(page: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < page.length; at++)
    sum = (sum << 8) ^ TABLE[(sum >>> 24) ^ (at >= 22 && at < 26 ? 0 : page[at]!)]!
  return sum >>> 0
}

/** How streams of sound begin; any other one moves. */
const VOICES = ['OpusHead', '\x01vorbis', 'Speex   ', '\x7fFLAC']
const FIRST_PAGE = 0x02

/** Reads Opus in Ogg (RFC 7845), as Firefox and messengers record it: its first stream, every page whole. */
export function readOgg(bytes: Buffer, most: number): OpusSound {
  const packets: Buffer[] = []
  let parts: Buffer[] = []
  let serial: number | undefined
  for (let at = 0, number = 0; at < bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS' || bytes.length < at + HEADER) throw new SoundError('broken')
    const sizes = bytes.subarray(at + HEADER, at + HEADER + bytes[at + 26]!)
    const start = at + HEADER + bytes[at + 26]!
    const end = start + sizes.reduce((sum, size) => sum + size, 0)
    if (end > bytes.length || oggChecksum(bytes.subarray(at, end)) !== bytes.readUInt32LE(at + 22))
      throw new SoundError('broken')
    serial ??= bytes.readUInt32LE(at + 14)
    if (bytes.readUInt32LE(at + 14) !== serial) {
      const begins = (bytes[at + 5]! & FIRST_PAGE) !== 0
      if (begins && !VOICES.some((head) => bytes.toString('latin1', start, start + head.length) === head))
        throw new SoundError('has_video')
      at = end
      continue
    }
    if (bytes.readUInt32LE(at + 18) !== number++) throw new SoundError('broken')
    at = start
    for (const size of sizes) {
      parts.push(bytes.subarray(at, at + size))
      at += size
      if (size === 255) continue
      keep(packets, parts.length === 1 ? parts[0]! : Buffer.concat(parts), most + 2)
      parts = []
      if (packets.length === 1 && packets[0]!.toString('latin1', 0, 8) !== 'OpusHead')
        throw new SoundError('unknown_codec')
    }
  }
  const [head, tags, ...sound] = packets
  if (!head || tags?.toString('latin1', 0, 8) !== 'OpusTags' || parts.length > 0) throw new SoundError('broken')
  return { codec: 'opus', ...readOpusHead(head), packets: sound }
}
