import { element, number, text } from '#platform/audio/webm.ts'
import { oggChecksum } from '#platform/audio/ogg.ts'
import { opusHead } from '#platform/audio/opus.ts'
import { box, writeM4a } from '#platform/audio/write-m4a.ts'

// Recordings as browsers, telephones and attackers make them; what is heard in them is silence.

/** A packet of Opus of 20 ms, and one of 60 ms. */
const OPUS_20 = Buffer.of(0xf8, 0xff, 0xfe)
const OPUS_60 = Buffer.of(0x18, 0xff, 0xfe)
const HEAD = opusHead({ codec: 'opus', channels: 1, preSkip: 312, packets: [] })

/** A master element whose size stays open, as recorders write it. */
const open = (id: number[], ...parts: Buffer[]) =>
  Buffer.concat([Buffer.of(...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), ...parts])
const SEGMENT = [0x18, 0x53, 0x80, 0x67]
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75]

type Webm = {
  seconds: number
  title?: string
  codec?: string
  /** What the file says of its length, in seconds. */
  claims?: number
  /** Further entries among the tracks. */
  tracks?: Buffer[]
  /** What stands beside the sound in every cluster. */
  beside?: Buffer
  trailing?: string
}

/** WebM as Chrome records it: sizes open, no length, a cluster every second. */
export function webmRecording(given: Webm): Buffer {
  const { seconds, title = '', codec = 'A_OPUS', claims, tracks = [], beside = Buffer.of(), trailing = '' } = given
  const packet = seconds > 100 ? OPUS_60 : OPUS_20
  const each = seconds > 100 ? 60 : 20
  const length = Buffer.alloc(8)
  length.writeDoubleBE((claims ?? 0) * 1_000)
  const block = (at: number) => element('SimpleBlock', Buffer.of(0x81, at >> 8, at & 255, 0x80), packet)
  const cluster = (n: number) =>
    open(
      CLUSTER,
      number('Timestamp', n * 1_000),
      ...Array.from({ length: Math.ceil(1_000 / each) }, (_, at) => block(at * each)),
      beside,
    )
  return Buffer.concat([
    element('EBML', text('DocType', 'webm')),
    open(
      SEGMENT,
      element(
        'Info',
        number('TimestampScale', 1_000_000),
        ...(claims ? [element('Duration', length)] : []),
        text('MuxingApp', 'Chrome'),
      ),
      element(
        'Tracks',
        element(
          'TrackEntry',
          number('TrackNumber', 1),
          number('TrackType', 2),
          text('CodecID', codec),
          element('CodecPrivate', HEAD),
        ),
        ...tracks,
      ),
      ...(title ? [element('Tags', Buffer.from(title))] : []),
      ...Array.from({ length: seconds }, (_, n) => cluster(n)),
    ),
    Buffer.from(trailing),
  ])
}

export const videoTrack = element(
  'TrackEntry',
  number('TrackNumber', 2),
  number('TrackType', 1),
  text('CodecID', 'V_VP8'),
)

/** WebM with a second voice beside the first. */
export const webmOfTwoVoices = (seconds: number) =>
  webmRecording({
    seconds,
    tracks: [
      element(
        'TrackEntry',
        number('TrackNumber', 2),
        number('TrackType', 2),
        text('CodecID', 'A_OPUS'),
        element('CodecPrivate', HEAD),
      ),
    ],
    beside: element('SimpleBlock', Buffer.of(0x82, 0, 0, 0x80), OPUS_60),
  })

type Ogg = { seconds: number; comment?: string; serial?: number }

/** Ogg as Firefox and messengers record it. `comment`: what its tags say. */
export const oggRecording = (given: Ogg) => Buffer.concat(oggPages(given))

/** Ogg with a second stream between the pages of the first; `head`: what that begins with. */
export const oggWithSecondStream = (seconds: number, head = HEAD) => {
  const second = oggPages({ seconds, serial: 8, head })
  return Buffer.concat(oggPages({ seconds }).flatMap((page, n) => [page, second[n]!]))
}

function oggPages({ seconds, comment = '', serial = 7, head = HEAD }: Ogg & { head?: Buffer }): Buffer[] {
  const page = (sequence: number, packets: readonly Buffer[]) => {
    const sizes = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
    const header = Buffer.alloc(27)
    header.write('OggS', 'latin1')
    header[5] = sequence === 0 ? 2 : 0
    header.writeUInt32LE(serial, 14)
    header.writeUInt32LE(sequence, 18)
    header[26] = sizes.length
    const bytes = Buffer.concat([header, Buffer.from(sizes), ...packets])
    bytes.writeUInt32LE(oggChecksum(bytes), 22)
    return bytes
  }
  return [
    page(0, [head]),
    page(1, [Buffer.from(`OpusTags${comment}`)]),
    ...Array.from({ length: seconds }, (_, n) => page(n + 2, Array<Buffer>(50).fill(OPUS_20))),
  ]
}

/** A silent packet of AAC, and 44.1 kHz with one channel. */
const AAC = Buffer.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80)
const AAC_CONFIG = Buffer.of(0x12, 0x08)
const AAC_RATE = 44_100
const aacPackets = (seconds: number) => Array<Buffer>(Math.round((seconds * AAC_RATE) / 1024)).fill(AAC)
const aac = (seconds: number) =>
  writeM4a({ codec: 'aac', config: AAC_CONFIG, rate: AAC_RATE, channels: 1, packets: aacPackets(seconds) }).bytes

/** M4A as a telephone saves it, with a place and a title, if given. `claims`: the seconds that its head says. */
export function m4aRecording({ seconds, place = '', claims }: { seconds: number; place?: string; claims?: number }) {
  const bytes = aac(seconds)
  if (claims !== undefined) {
    for (const [type, at] of Object.entries({ mvhd: 20, mdhd: 20, tkhd: 24 }))
      bytes.writeUInt32BE(claims * AAC_RATE, bytes.indexOf(type) + at)
    bytes.writeUInt32BE(1, bytes.indexOf('stts') + 16)
  }
  return Buffer.concat([bytes, ...(place ? [box('udta', box('loci', Buffer.from(place)))] : [])])
}

/**
 * A memo with a second voice over the first, as telephones save it: its index last. `first`: the codec of the first.
 */
export function m4aOfTwoVoices(seconds: number, first = 'mp4a'): Buffer {
  const bytes = aac(seconds)
  const at = bytes.indexOf('moov') - 4
  const end = at + bytes.readUInt32BE(at)
  const movie = bytes.subarray(at + 8, end)
  const track = movie.subarray(movie.indexOf('trak') - 4)
  const second = Buffer.from(track)
  second.writeUInt32BE(2, second.indexOf('tkhd') + 16)
  const voices = Buffer.concat([Buffer.from(movie.toString('latin1').replace('mp4a', first), 'latin1'), second])
  return Buffer.concat([
    bytes.subarray(0, at),
    box('free', Buffer.alloc(end - at - 8)),
    bytes.subarray(end),
    box('moov', voices),
  ])
}

/** The same with the track declared as a picture. */
export const mp4Video = (seconds: number) =>
  Buffer.from(aac(seconds).toString('latin1').replace('soun', 'vide'), 'latin1')

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4)
  return bytes
}

/** The beginning of an MP4 file whose sound comes in fragments. */
function fragmentedHead(): Buffer {
  const empty = writeM4a({ codec: 'aac', config: AAC_CONFIG, rate: AAC_RATE, channels: 1, packets: [] }).bytes
  const start = empty.indexOf('moov') - 4
  const movie = empty.subarray(start + 8, start + empty.readUInt32BE(start))
  return Buffer.concat([
    empty.subarray(0, start),
    box('moov', movie, box('mvex', box('trex', u32(0, 1, 1, 1024, 0, 0)))),
  ])
}

/** A fragment whose runs each name so many sizes, all of them from the same place on. */
function fragmentOf(runs: readonly (readonly number[])[], data: readonly Buffer[]): Buffer {
  const headWith = (offset: number) =>
    box(
      'moof',
      box('mfhd', u32(0, 1)),
      box(
        'traf',
        box('tfhd', u32(0x020000, 1)),
        ...runs.map((sizes) => box('trun', u32(0x000201, sizes.length, offset, ...sizes))),
      ),
    )
  return Buffer.concat([headWith(headWith(0).length + 8), box('mdat', ...data)])
}

/** MP4 in fragments of a second, as Safari records it: the sizes of samples stand in its runs. */
export function fragmentedRecording({ seconds }: { seconds: number }): Buffer {
  const packets = aacPackets(1)
  const fragment = fragmentOf([packets.map(({ length }) => length)], packets)
  return Buffer.concat([fragmentedHead(), ...Array<Buffer>(seconds).fill(fragment)])
}

/** A hundred samples of 1,000 bytes that are all the same ones: a small file that would become a large one. */
export const overlappingRecording = () =>
  Buffer.concat([
    fragmentedHead(),
    fragmentOf(
      Array.from({ length: 100 }, () => [1_000]),
      [Buffer.alloc(1_000)],
    ),
  ])

/** A silent frame of MP3 with 128 kbit/s and 44.1 kHz. */
const MP3 = Buffer.alloc(417)
MP3.set([0xff, 0xfb, 0x90, 0xc4])

/** MP3 with tags before and behind, if given, and an index that claims so many seconds. */
export function mp3Recording({
  seconds,
  tag = '',
  claims,
}: {
  seconds: number
  tag?: string
  claims?: number
}): Buffer {
  const index = Buffer.from(MP3)
  index.write('Xing', 21, 'latin1')
  index.writeUInt32BE(1, 25)
  index.writeUInt32BE(Math.round(((claims ?? 0) * 44_100) / 1152), 29)
  const before = Buffer.concat([
    Buffer.from('ID3\x04\0\0', 'latin1'),
    Buffer.of(0, 0, tag.length >> 7, tag.length & 127),
  ])
  return Buffer.concat([
    ...(tag ? [before, Buffer.from(tag)] : []),
    ...(claims === undefined ? [] : [index]),
    ...Array<Buffer>(Math.round((seconds * 44_100) / 1152)).fill(MP3),
    ...(tag ? [Buffer.from(`TAG${tag}`.padEnd(128, ' ').slice(0, 128))] : []),
  ])
}
