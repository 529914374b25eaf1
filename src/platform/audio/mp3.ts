import { keep, type Mp3Sound, SoundError } from './sound.ts'

const RATES = [44_100, 48_000, 32_000]
const BITRATES = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

type Frame = { length: number; rate: number; samples: number; isMono: boolean; sideBytes: number }

/** A frame of MPEG layer III by its four bytes; undefined: these are none. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe6) !== 0xe2) return undefined
  const version = (bytes[at + 1]! >> 3) & 3
  const isFirst = version === 3
  const kbps = BITRATES[isFirst ? 'first' : 'later'][bytes[at + 2]! >> 4]
  const usual = RATES[(bytes[at + 2]! >> 2) & 3]
  if (version === 1 || !kbps || !usual) return undefined
  const rate = usual >> (isFirst ? 0 : version === 2 ? 1 : 2)
  const samples = isFirst ? 1152 : 576
  const isMono = bytes[at + 3]! >> 6 === 3
  const length = Math.floor(((samples / 8) * (kbps * 1_000)) / rate) + ((bytes[at + 2]! >> 1) & 1)
  return { length, rate, samples, isMono, sideBytes: isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17 }
}

const signAt = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

/** Where the tags at the beginning end (ID3v2: four times seven bits of length). */
function afterTags(bytes: Buffer): number {
  let at = 0
  while (signAt(bytes, at, 3) === 'ID3' && bytes.length >= at + 10) {
    const footer = bytes[at + 5]! & 0x10 ? 10 : 0
    at += 10 + footer + bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  }
  while (bytes[at] === 0) at++
  return at
}

/** Tags that may follow the sound; zeros may fill the rest. */
const isTail = (bytes: Buffer, at: number) =>
  ['TAG', 'APETAGEX', 'LYRICSBEGIN', '3DI'].some((sign) => signAt(bytes, at, sign.length) === sign) ||
  bytes.subarray(at).every((byte) => byte === 0)

/** Reads MP3: frame after frame of one kind, without a gap, to the end. */
export function readMp3(bytes: Buffer, most: number): Mp3Sound {
  let at = afterTags(bytes)
  const first = frameAt(bytes, at)
  if (!first) throw new SoundError('not_audio')
  const packets: Buffer[] = []
  for (; at < bytes.length && !isTail(bytes, at); ) {
    const frame = frameAt(bytes, at)
    const isSame = frame && frame.rate === first.rate && frame.isMono === first.isMono
    if (!isSame || at + frame.length > bytes.length) throw new SoundError('broken')
    const packet = bytes.subarray(at, at + frame.length)
    // The index that encoders put first has no sound in it, and nothing that it claims is kept.
    const isIndex =
      ['Xing', 'Info'].includes(signAt(packet, 4 + frame.sideBytes, 4)) || signAt(packet, 36, 4) === 'VBRI'
    if (packets.length > 0 || !isIndex) keep(packets, packet, most)
    at += frame.length
  }
  return { codec: 'mp3', rate: first.rate, samplesPerPacket: first.samples, packets }
}

const INDEX_ENTRIES = 100

/** MP3 without tags, with an index whose length and places are true. */
export function writeMp3({ packets, rate, samplesPerPacket }: Mp3Sound): { bytes: Buffer; durationMs: number } {
  const index = indexOf(packets)
  return {
    bytes: Buffer.concat([index, ...packets]),
    durationMs: (packets.length * samplesPerPacket * 1_000) / rate,
  }
}

/** A silent frame with the table that players seek by ("Xing"): frames, bytes, and where each hundredth begins. */
function indexOf(packets: readonly Buffer[]): Buffer {
  const [first] = packets
  if (!first) return Buffer.of()
  const header = Buffer.from(first.subarray(0, 4))
  header[1]! |= 1
  const { sideBytes } = frameAt(header, 0)!
  const needed = 4 + sideBytes + 16 + INDEX_ENTRIES
  const lengthWith = (bitrate: number) => {
    header[2] = (bitrate << 4) | (first[2]! & 0x0c)
    return frameAt(header, 0)!.length
  }
  let bitrate = 1
  while (lengthWith(bitrate) < needed) bitrate++
  const frame = Buffer.alloc(lengthWith(bitrate))
  frame.set(header)
  let total = frame.length
  const ends = packets.map(({ length }) => (total += length))
  let at = 4 + sideBytes
  at += frame.write('Xing', at, 'latin1')
  for (const value of [0b111, packets.length, total]) at = frame.writeUInt32BE(value, at)
  for (let n = 0; n < INDEX_ENTRIES; n++) {
    const packet = Math.floor((n * packets.length) / INDEX_ENTRIES)
    frame[at++] = Math.min(255, Math.floor(((ends[packet - 1] ?? frame.length) * 256) / total))
  }
  return frame
}
