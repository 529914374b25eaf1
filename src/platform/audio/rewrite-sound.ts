import { readMp3, writeMp3 } from './mp3.ts'
import { readMp4 } from './mp4.ts'
import { readOgg } from './ogg.ts'
import { SHORTEST_PACKET_MS } from './opus.ts'
import { type AacSound, type Mp3Sound, type OpusSound, SoundError, type SoundFault } from './sound.ts'
import { readWebm, writeWebm } from './webm.ts'
import { writeM4a } from './write-m4a.ts'

export const SOUND_FORMATS = ['webm', 'm4a', 'mp3'] as const
export type SoundFormat = (typeof SOUND_FORMATS)[number]

export type RewrittenSound = { bytes: Uint8Array; format: SoundFormat; durationMs: number } | { fault: SoundFault }

/**
 * A recording written anew: its packets of Opus, AAC or MP3 in a fresh file, with their true length. Nothing else of
 * the upload remains. Refuses what is no such sound, has a picture, is damaged, or not between `leastMs` and `mostMs`
 * long.
 */
export function rewriteSound(given: { upload: Uint8Array; leastMs: number; mostMs: number }): RewrittenSound {
  const { upload, leastMs, mostMs } = given
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  try {
    const sound = readSound(bytes, Math.ceil(mostMs / SHORTEST_PACKET_MS))
    const { durationMs, ...written } = write(sound)
    if (durationMs > mostMs) return { fault: 'too_long' }
    if (durationMs < leastMs) return { fault: 'too_short' }
    return { ...written, durationMs: Math.round(durationMs) }
  } catch (error) {
    if (error instanceof SoundError) return { fault: error.fault }
    // Buffers throw RangeError for what lies behind the end.
    if (error instanceof RangeError) return { fault: 'broken' }
    throw error
  }
}

/** By the first bytes; a name or type proves nothing. */
function readSound(bytes: Buffer, most: number) {
  const sign = bytes.toString('latin1', 0, 12)
  if (sign.startsWith('\x1a\x45\xdf\xa3')) return readWebm(bytes, most)
  if (sign.startsWith('OggS')) return readOgg(bytes, most)
  if (sign.startsWith('ftyp', 4)) return readMp4(bytes, most)
  if (sign.startsWith('RIFF') && sign.endsWith('WAVE')) throw new SoundError('uncompressed')
  return readMp3(bytes, most)
}

function write(sound: OpusSound | AacSound | Mp3Sound): { bytes: Buffer; format: SoundFormat; durationMs: number } {
  if (sound.codec === 'opus') return { format: 'webm', ...writeWebm(sound) }
  if (sound.codec === 'aac') return { format: 'm4a', ...writeM4a(sound) }
  return { format: 'mp3', ...writeMp3(sound) }
}
