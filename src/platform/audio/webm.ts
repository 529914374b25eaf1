import { OPUS_PER_MS, opusHead, opusSamples, readOpusHead } from './opus.ts'
import { keep, type OpusSound, SoundError } from './sound.ts'

/** The elements of WebM that are read or written, by the names of its specification (RFC 9559). */
const ID = {
  EBML: 0x1a45dfa3,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  SeekHead: 0x114d9b74,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  CodecID: 0x86,
  CodecPrivate: 0x63a2,
  CodecDelay: 0x56aa,
  SeekPreRoll: 0x56bb,
  ContentEncodings: 0x6d80,
  Audio: 0xe1,
  SamplingFrequency: 0xb5,
  Channels: 0x9f,
  Cues: 0x1c53bb6b,
  CuePoint: 0xbb,
  CueTime: 0xb3,
  CueTrackPositions: 0xb7,
  CueTrack: 0xf7,
  CueClusterPosition: 0xf1,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  BlockGroup: 0xa0,
  Block: 0xa1,
  BlockDuration: 0x9b,
  BlockAdditions: 0x75a1,
  ReferenceBlock: 0xfb,
  DiscardPadding: 0x75a2,
  PrevSize: 0xab,
  Position: 0xa7,
  Filling: 0xec,
  Checksum: 0xbf,
  Tags: 0x1254c367,
  Chapters: 0x1043a770,
  Attachments: 0x1941a469,
} as const

/** Recorders leave their sizes open, so what is in them is read as if it stood beside them. */
const ENTERED: readonly number[] = [ID.Segment, ID.Cluster, ID.BlockGroup]
/** What says nothing about the sound: tags, chapters, attachments, an index, filling. */
const PASSED: readonly number[] = [
  ID.SeekHead,
  ID.Info,
  ID.Cues,
  ID.Timestamp,
  ID.Filling,
  ID.Checksum,
  ID.Tags,
  ID.Chapters,
  ID.Attachments,
  ID.PrevSize,
  ID.Position,
  ID.BlockDuration,
  ID.ReferenceBlock,
  ID.DiscardPadding,
  ID.BlockAdditions,
]

/** A number that says its own length by its leading zeros; undefined: "unknown". */
function readNumber(bytes: Buffer, at: number, isId: boolean): { value: number | undefined; length: number } {
  const length = Math.clz32(bytes.readUInt8(at)) - 23
  if (length > (isId ? 4 : 8) || at + length > bytes.length) throw new SoundError('broken')
  const first = isId ? bytes[at]! : bytes[at]! & (0xff >> length)
  let value = first
  let isUnknown = !isId && first === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value: isUnknown ? undefined : value, length }
}

type Element = { id: number; start: number; end: number | undefined }

function elementAt(bytes: Buffer, at: number, within: number): Element {
  const id = readNumber(bytes, at, true)
  const size = readNumber(bytes, at + id.length, false)
  const start = at + id.length + size.length
  const end = size.value === undefined ? undefined : start + size.value
  if ((end ?? start) > within) throw new SoundError('broken')
  return { id: id.value!, start, end }
}

/** Heads of recordings have a dozen; without an end, a small file would fill the memory. */
const MOST_CHILDREN = 1_000
/** No track of a voice; a place for pictures, subtitles and other languages, so that those are told from damage. */
const MOST_TRACKS = 8
const LONGEST_WORD = 32

/** A word of the head; undefined: there is none, or it is longer than any that is known. */
const wordIn = (body: Buffer | undefined) =>
  body && body.length <= LONGEST_WORD ? body.toString('latin1').replace(/\0+$/, '') : undefined

/** The elements within another one, which all say where they end. */
function childrenOf(bytes: Buffer, { start, end }: Element) {
  const children: { id: number; body: Buffer; element: Element }[] = []
  for (let at = start; at < end!; ) {
    const element = elementAt(bytes, at, end!)
    if (element.end === undefined || children.length === MOST_CHILDREN) throw new SoundError('broken')
    children.push({ id: element.id, body: bytes.subarray(element.start, element.end), element })
    at = element.end
  }
  return children
}

/** Reads Opus in WebM: the packets of its first track. */
export function readWebm(bytes: Buffer, most: number): OpusSound {
  const header = elementAt(bytes, 0, bytes.length)
  if (header.end === undefined) throw new SoundError('broken')
  const type = childrenOf(bytes, header).find(({ id }) => id === ID.DocType)
  if (wordIn(type?.body) !== 'webm') throw new SoundError('not_audio')
  const packets: Buffer[] = []
  let track: ReturnType<typeof readTracks> | undefined
  for (let at = header.end; at < bytes.length; ) {
    const one = elementAt(bytes, at, bytes.length)
    at = one.start
    if (ENTERED.includes(one.id)) continue
    if (one.end === undefined) throw new SoundError('broken')
    at = one.end
    if (one.id === ID.Tracks && !track) track = readTracks(bytes, one)
    else if (one.id === ID.SimpleBlock || one.id === ID.Block) {
      const packet = packetOf(bytes.subarray(one.start, one.end), track)
      if (packet) keep(packets, packet, most)
    } else if (!PASSED.includes(one.id)) throw new SoundError('broken')
  }
  if (!track) throw new SoundError('broken')
  return { codec: 'opus', ...track.head, packets }
}

const TRACK_TYPES = { video: 1, audio: 2 }

function readTracks(bytes: Buffer, tracks: Element) {
  const entries = childrenOf(bytes, tracks).filter(({ id }) => id === ID.TrackEntry)
  if (entries.length > MOST_TRACKS) throw new SoundError('broken')
  const all = entries.map(
    ({ element }) => new Map(childrenOf(bytes, element).map(({ id, body }) => [id, body] as const)),
  )
  const numberIn = (track: Map<number, Buffer>, id: number) => {
    const body = track.get(id)
    return body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : undefined
  }
  if (all.some((one) => numberIn(one, ID.TrackType) === TRACK_TYPES.video)) throw new SoundError('has_video')
  const voices = all.filter((one) => numberIn(one, ID.TrackType) === TRACK_TYPES.audio)
  if (voices.length === 0) throw new SoundError('not_audio')
  const track = voices.find((one) => wordIn(one.get(ID.CodecID)) === 'A_OPUS' && !one.has(ID.ContentEncodings))
  if (!track) throw new SoundError('unknown_codec')
  const number = numberIn(track, ID.TrackNumber)
  const others = all.filter((one) => one !== track).map((one) => numberIn(one, ID.TrackNumber))
  return { number, others, head: readOpusHead(track.get(ID.CodecPrivate) ?? Buffer.of()) }
}

/**
 * What a block holds of this track; undefined: it is of another one. Several packets in one block ("lacing") are
 * written by no recorder of voices.
 */
function packetOf(block: Buffer, track: ReturnType<typeof readTracks> | undefined): Buffer | undefined {
  const { value, length } = readNumber(block, 0, false)
  if (value === undefined || !track) throw new SoundError('broken')
  if (value !== track.number && track.others.includes(value)) return undefined
  const isLaced = (block.readUInt8(length + 2) & 0x06) !== 0
  if (value !== track.number || isLaced) throw new SoundError('broken')
  return block.subarray(length + 3)
}

const CLUSTER_MS = 5_000

/** Opus as a WebM file whose length, places and sizes are true, with an index, and nothing else. */
export function writeWebm(sound: OpusSound): { bytes: Buffer; durationMs: number } {
  const clusters: { at: number; blocks: Buffer[] }[] = []
  let samples = 0
  for (const packet of sound.packets) {
    const at = Math.round(samples / OPUS_PER_MS)
    if (at >= (clusters.at(-1)?.at ?? -CLUSTER_MS) + CLUSTER_MS) clusters.push({ at, blocks: [] })
    const { blocks, at: from } = clusters.at(-1)!
    const place = Buffer.of(0x81, 0, 0, 0x80)
    place.writeInt16BE(at - from, 1)
    blocks.push(element('SimpleBlock', place, packet))
    samples += opusSamples(packet)
  }
  const durationMs = Math.max(0, samples - sound.preSkip) / OPUS_PER_MS
  const written = clusters.map(({ at, blocks }) => element('Cluster', number('Timestamp', at), ...blocks))
  const head = Buffer.concat([
    element(
      'Info',
      number('TimestampScale', 1_000_000),
      float('Duration', samples / OPUS_PER_MS),
      text('MuxingApp', 'Sensitivos'),
      text('WritingApp', 'Sensitivos'),
    ),
    element('Tracks', trackOf(sound)),
  ])
  const cues = (positions: readonly number[]) =>
    element(
      'Cues',
      ...clusters.map(({ at }, n) =>
        element(
          'CuePoint',
          number('CueTime', at),
          element('CueTrackPositions', number('CueTrack', 1), number('CueClusterPosition', positions[n]!)),
        ),
      ),
    )
  // The index has the same size whatever it says.
  let position = head.length + cues(clusters.map(() => 0)).length
  const index = cues(written.map(({ length }) => (position += length) - length))
  const bytes = Buffer.concat([
    element(
      'EBML',
      number('EBMLMaxIDLength', 4),
      number('EBMLMaxSizeLength', 8),
      text('DocType', 'webm'),
      number('DocTypeVersion', 4),
      number('DocTypeReadVersion', 2),
    ),
    element('Segment', head, index, ...written),
  ])
  return { bytes, durationMs }
}

const trackOf = (sound: OpusSound) =>
  element(
    'TrackEntry',
    number('TrackNumber', 1),
    number('TrackUID', 1),
    number('TrackType', TRACK_TYPES.audio),
    text('CodecID', 'A_OPUS'),
    element('CodecPrivate', opusHead(sound)),
    number('CodecDelay', Math.round((sound.preSkip / OPUS_PER_MS) * 1_000_000)),
    number('SeekPreRoll', 80_000_000),
    element('Audio', float('SamplingFrequency', 48_000), number('Channels', sound.channels)),
  )

export function element(name: keyof typeof ID, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const id = ID[name].toString(16)
  const size = Buffer.alloc(4)
  size.writeUInt32BE((0x10000000 | body.length) >>> 0)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

export function number(name: keyof typeof ID, value: number): Buffer {
  const body = Buffer.alloc(4)
  body.writeUInt32BE(value)
  return element(name, body)
}

function float(name: keyof typeof ID, value: number): Buffer {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(name, body)
}

export const text = (name: keyof typeof ID, value: string) => element(name, Buffer.from(value, 'latin1'))
