import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const RATE = 48_000
const SYLLABLE = { everyS: 0.1, soundS: 0.08, pitchesHz: [220, 330, 262, 392, 294] }

/** Two seconds of something like a voice, whose syllables no suppression of noise takes away: a WAV file. */
function writeVoice(): string {
  const samples = Int16Array.from({ length: RATE * 2 }, (_, at) => {
    const s = at / RATE
    const pitch = SYLLABLE.pitchesHz[Math.floor(s / SYLLABLE.everyS) % SYLLABLE.pitchesHz.length]!
    return s % SYLLABLE.everyS < SYLLABLE.soundS ? 12_000 * Math.sin(2 * Math.PI * pitch * s) : 0
  })
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  const path = join(tmpdir(), `sensitivos-voice-${process.pid}.wav`)
  writeFileSync(path, Buffer.concat([header, Buffer.from(samples.buffer)]))
  return path
}

/** A browser that speaks without a pause and whose picture moves; its owner allows both. */
export async function openTalkingBrowser(launchOptions: object): Promise<Browser> {
  const { args = [], ...rest } = launchOptions as { args?: string[] }
  return chromium.launch({
    ...rest,
    args: [
      ...args,
      // Few pictures a second: each one is encoded and decoded without a graphics card.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${writeVoice()}`,
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  })
}
