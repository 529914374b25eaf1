import { type OpusSound, SoundError } from './sound.ts'

/** Opus counts in samples of 48 kHz, whatever was recorded. */
export const OPUS_PER_MS = 48
/** The shortest packet of any codec that is kept: 2.5 ms. */
export const SHORTEST_PACKET_MS = 2.5
const LONGEST_PACKET = 120 * OPUS_PER_MS

/** How many samples of 48 kHz a packet decodes to, by its own first bytes (RFC 6716 §3.1 and §3.2). */
export function opusSamples(packet: Uint8Array): number {
  const [toc, second = 0] = packet
  if (toc === undefined) throw new SoundError('broken')
  const config = toc >> 3
  const code = toc & 3
  const frame =
    config < 12 ? [480, 960, 1920, 2880][config & 3]! : config < 16 ? 480 << (config & 1) : 120 << (config & 3)
  const frames = [1, 2, 2, second & 63][code]!
  const isWhole = code === 0 || (code === 1 ? packet.length % 2 === 1 : packet.length > 1)
  if (!isWhole || frames === 0 || frames * frame > LONGEST_PACKET) throw new SoundError('broken')
  return frames * frame
}

/** One or two channels as "OpusHead" tells (RFC 7845 §5.1); more than two need a mapping that nobody speaks with. */
export function readOpusHead(head: Buffer): Pick<OpusSound, 'channels' | 'preSkip'> {
  if (head.length < 19 || head.toString('latin1', 0, 8) !== 'OpusHead' || head[8]! > 15) throw new SoundError('broken')
  return checked(head[9]!, head.readUInt16LE(10), head[18]!)
}

/** The same of an MP4 file ("dOps"), which writes its numbers the other way round. */
export const readOpusBox = (box: Buffer) => checked(box.readUInt8(1), box.readUInt16BE(2), box.readUInt8(10))

function checked(channels: number, preSkip: number, family: number) {
  if (family !== 0 || channels < 1 || channels > 2) throw new SoundError('unknown_codec')
  return { channels, preSkip }
}

/** A head without the gain, which could make a voice shout. */
export function opusHead({ channels, preSkip }: OpusSound): Buffer {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.set([1, channels], 8)
  head.writeUInt16LE(preSkip, 10)
  head.writeUInt32LE(48_000, 12)
  return head
}
