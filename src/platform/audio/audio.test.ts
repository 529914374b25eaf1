import { expect, describe, test } from 'vitest'
import {
  fragmentedRecording,
  m4aOfTwoVoices,
  m4aRecording,
  mp3Recording,
  mp4Video,
  oggRecording,
  oggWithSecondStream,
  overlappingRecording,
  videoTrack,
  webmOfTwoVoices,
  webmRecording,
} from '#test/support/recordings.ts'
import { readOgg } from './ogg.ts'
import { opusSamples } from './opus.ts'
import { rewriteSound } from './rewrite-sound.ts'
import { element, text } from './webm.ts'
import { box } from './write-m4a.ts'

const rewrite = (upload: Uint8Array) => rewriteSound({ upload, leastMs: 1_000, mostMs: 61_000 })
function kept(upload: Uint8Array) {
  const sound = rewrite(upload)
  if ('fault' in sound) throw new Error(`${sound.fault}: it was not kept`)
  return { ...sound, bytes: Buffer.from(sound.bytes) }
}

const MANY = 1_000_000
const zeros = `${'\0'.repeat(MANY)}x`
const emptyEntry = element('TrackEntry')
const emptyTrack = box('trak', box('mdia', box('hdlr', Buffer.alloc(16))))

/** Both voices in a codec that nobody else knows. */
const unplayable = (seconds: number) =>
  Buffer.from(m4aOfTwoVoices(seconds).toString('latin1').replaceAll('mp4a', 'apac'), 'latin1')

const SECRET = 'Rua das Flores, 12 <script>alert(1)</script>'
const HOURS = 3 * 3_600

describe('what browsers and telephones record', () => {
  const recordings: [string, Buffer, string][] = [
    ['WebM as Chrome records it', webmRecording({ seconds: 12, title: SECRET }), 'webm'],
    ['Ogg as Firefox and messengers record it', oggRecording({ seconds: 12, comment: SECRET }), 'webm'],
    ['MP4 in fragments, as Safari records it', fragmentedRecording({ seconds: 12 }), 'm4a'],
    ['M4A of a telephone', m4aRecording({ seconds: 12, place: SECRET }), 'm4a'],
    ['MP3 with tags', mp3Recording({ seconds: 12, tag: SECRET }), 'mp3'],
  ]
  test.each(recordings)(
    '%s: its sound is kept, its length is true, and nothing else remains',
    (_what, upload, format) => {
      const sound = kept(upload)
      expect(sound.format).toBe(format)
      expect(Math.abs(sound.durationMs - 12_000)).toBeLessThan(60)
      expect(sound.bytes.toString('latin1')).not.toMatch(/Flores|script|Chrome/)
    },
  )

  test.each(recordings)('%s: written anew twice, it is the same', (_what, upload) => {
    const once = kept(upload)
    expect(kept(once.bytes)).toEqual(once)
  })

  test.each(recordings)('%s: cut anywhere, it is refused or no longer, and never a fault of ours', (_what, upload) => {
    const whole = kept(upload).durationMs
    for (let end = 0; end < upload.length; end += 97) {
      const sound = rewrite(upload.subarray(0, end))
      expect('fault' in sound || sound.durationMs <= whole, `cut at ${end}`).toBe(true)
    }
  })

  test.each(recordings)('%s: a changed byte anywhere never ends the thread', (_what, upload) => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    let random = seed
    const next = (most: number) => (random = (random * 1_103_515_245 + 12_345) % 2 ** 31) % most
    for (let n = 0; n < 300; n++) {
      const changed = Buffer.from(upload)
      for (let byte = 0; byte < 3; byte++) changed[next(Math.min(changed.length, 1_500))] = next(256)
      expect(() => rewrite(changed), `SEED=${seed}, change ${n}`).not.toThrow()
    }
  })
})

describe('of several voices the first one that every browser plays is kept', () => {
  const several: [string, Buffer, Buffer][] = [
    ['a memo of a telephone', m4aOfTwoVoices(12), m4aRecording({ seconds: 12 })],
    ['a memo whose first voice only that telephone plays', m4aOfTwoVoices(12, 'apac'), m4aRecording({ seconds: 12 })],
    ['WebM', webmOfTwoVoices(12), webmRecording({ seconds: 12 })],
    ['Ogg', oggWithSecondStream(12), oggRecording({ seconds: 12 })],
  ]
  test.each(several)('%s', (_what, upload, alone) => expect(kept(upload)).toEqual(kept(alone)))
})

describe('what is refused', () => {
  const attacks: [string, () => Buffer, string][] = [
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_audio'],
    ['HTML behind a tag of MP3', () => Buffer.from('ID3\x04\0\0\0\0\0\0<script>', 'latin1'), 'not_audio'],
    ['nothing', () => Buffer.alloc(0), 'not_audio'],
    ['an empty recording in WebM', () => webmRecording({ seconds: 0 }), 'too_short'],
    ['an empty recording in MP4', () => fragmentedRecording({ seconds: 0 }), 'too_short'],
    ['an empty recording in Ogg', () => oggRecording({ seconds: 0 }), 'too_short'],
    ['WebM of three hours that claims five seconds', () => webmRecording({ seconds: HOURS, claims: 5 }), 'too_long'],
    ['M4A of half an hour that claims five seconds', () => m4aRecording({ seconds: 1_800, claims: 5 }), 'too_long'],
    ['MP3 of three minutes that claims five seconds', () => mp3Recording({ seconds: 180, claims: 5 }), 'too_long'],
    ['two seconds too many', () => oggRecording({ seconds: 62 }), 'too_long'],
    ['WebM with a picture', () => webmRecording({ seconds: 3, tracks: [videoTrack] }), 'has_video'],
    ['MP4 with a picture', () => mp4Video(3), 'has_video'],
    ['Ogg with a picture', () => oggWithSecondStream(3, Buffer.from('\x80theora', 'latin1')), 'has_video'],
    ['a memo that only that telephone plays', () => unplayable(3), 'unknown_codec'],
    ['Vorbis', () => webmRecording({ seconds: 3, codec: 'A_VORBIS' }), 'unknown_codec'],
    ['WAV', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), 'uncompressed'],
    ['WebM with HTML behind it', () => webmRecording({ seconds: 3, trailing: '<script>alert(1)</script>' }), 'broken'],
    ['MP3 cut in a frame', () => mp3Recording({ seconds: 3 }).subarray(0, -9), 'broken'],
    ['samples that share their bytes', overlappingRecording, 'broken'],
    ['MP3 with HTML behind it', () => Buffer.concat([mp3Recording({ seconds: 3 }), Buffer.from('<script>')]), 'broken'],
    ['WebM whose type is a million zeros', () => element('EBML', text('DocType', `webm${zeros}`)), 'not_audio'],
    ['a codec named by zeros', () => webmRecording({ seconds: 3, codec: `A_OPUS${zeros}` }), 'unknown_codec'],
    ['WebM of a million elements', () => element('EBML', Buffer.alloc(2 * MANY, '\xec\x80', 'latin1')), 'broken'],
    ['WebM of many tracks', () => webmRecording({ seconds: 3, tracks: Array<Buffer>(8).fill(emptyEntry) }), 'broken'],
    [
      'MP4 of many tracks',
      () => Buffer.concat([box('ftyp'), box('moov', ...Array<Buffer>(15_000).fill(emptyTrack)), Buffer.alloc(MANY)]),
      'broken',
    ],
    [
      'MP4 of many boxes',
      () => Buffer.concat([m4aRecording({ seconds: 3 }), ...Array<Buffer>(25_000).fill(box('free'))]),
      'broken',
    ],
    [
      'two recordings in one file',
      () => Buffer.concat([oggRecording({ seconds: 3 }), oggRecording({ seconds: 3 })]),
      'broken',
    ],
  ]
  test.each(attacks)('%s', (_what, upload, fault) => {
    expect(rewrite(upload())).toEqual({ fault })
  })

  test('a page of Ogg whose checksum is wrong', () => {
    const changed = oggRecording({ seconds: 3 })
    changed[changed.length - 1]! ^= 1
    expect(rewrite(changed)).toEqual({ fault: 'broken' })
  })

  test('more packets than the shortest ones that fit are not even gathered', () => {
    expect(() => readOgg(oggRecording({ seconds: 3 }), 100)).toThrow('too_long')
  })
})

test('a claim never shortens or lengthens a recording', () => {
  for (const upload of [
    webmRecording({ seconds: 4, claims: 59 }),
    m4aRecording({ seconds: 4, claims: 59 }),
    mp3Recording({ seconds: 4, claims: 59 }),
  ])
    expect(Math.abs(kept(upload).durationMs - 4_000)).toBeLessThan(60)
})

test.each([
  [[0xf8], 960],
  [[0x18], 2880],
  [[0x80], 120],
  [[0x79, 0, 0], 1920],
  [[0xfb, 3, 0], 2880],
])('the packet of Opus %j lasts %i samples', (bytes, samples) => {
  expect(opusSamples(Uint8Array.from(bytes))).toBe(samples)
})

test.each([[[]], [[0xf9, 1]], [[0xfb]], [[0xfb, 0]], [[0x1b, 3]]])('the packet of Opus %j is none', (bytes) => {
  expect(() => opusSamples(Uint8Array.from(bytes))).toThrow('broken')
})
