import { readOpusBox } from './opus.ts'
import { type AacSound, keep, type OpusSound, SoundError } from './sound.ts'

type Box = { type: string; at: number; start: number; end: number }

const broken = () => new SoundError('broken')

/** In one place: a fragment for each packet of a minute are some six thousand, and each box is memory. */
const MOST_BOXES = 20_000
const MOST_TRACKS = 8

function* boxesOf(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from, count = 0; at < to; count++) {
    if (to - at < 8 || count === MOST_BOXES) throw broken()
    const size = bytes.readUInt32BE(at)
    const start = size === 1 ? at + 16 : at + 8
    const end = size === 0 ? to : at + (size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size)
    if (end > to || end < start) throw broken()
    yield { type: bytes.toString('latin1', at + 4, at + 8), at, start, end }
    at = end
  }
}

const within = (bytes: Buffer, { start, end }: Box, type: string) =>
  [...boxesOf(bytes, start, end)].filter((box) => box.type === type)

/** The box at the end of a path through others. */
function find(bytes: Buffer, from: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>((box, type) => box && within(bytes, box, type)[0], from)
}

function must(box: Box | undefined): Box {
  if (!box) throw broken()
  return box
}

const MOVING = ['vide', 'auxv', 'pict']

/** Reads AAC or Opus in MP4, also in fragments as Safari records it. What its tables claim of time is not believed. */
export function readMp4(bytes: Buffer, most: number): AacSound | OpusSound {
  const top = [...boxesOf(bytes, 0, bytes.length)]
  const movies = top.filter(({ type }) => type === 'moov')
  const [movie] = movies
  if (!movie || movies.length > 1) throw broken()
  const boxes = within(bytes, movie, 'trak')
  if (boxes.length > MOST_TRACKS) throw broken()
  const tracks = boxes.map((track) => {
    const { start } = must(find(bytes, track, 'mdia', 'hdlr'))
    return { track, kind: bytes.toString('latin1', start + 8, start + 12) }
  })
  if (tracks.some(({ kind }) => MOVING.includes(kind))) throw new SoundError('has_video')
  const voices = tracks.filter(({ kind }) => kind === 'soun')
  if (voices.length === 0) throw new SoundError('not_audio')
  const { track, table, codec } = firstReadable(bytes, voices)
  const packets: Buffer[] = []
  let sum = 0
  const add = (offset: number, size: number) => {
    sum += size
    // Samples that share bytes would make a small file a large one.
    if (size === 0 || offset < 0 || offset + size > bytes.length || sum > bytes.length) throw broken()
    keep(packets, bytes.subarray(offset, offset + size), most)
  }
  readTable(bytes, table, { add, most })
  const fragments = top.filter(({ type }) => type === 'moof')
  readFragments(bytes, { fragments, movie, track: trackId(bytes, track), add })
  return { ...codec, packets }
}

/**
 * Telephones save a second voice, or the same one once more in a codec of their own: the first that we know is kept.
 */
function firstReadable(bytes: Buffer, voices: readonly { track: Box }[]) {
  let fault: unknown
  for (const { track } of voices) {
    const table = must(find(bytes, track, 'mdia', 'minf', 'stbl'))
    try {
      return { track, table, codec: readCodec(bytes, must(find(bytes, table, 'stsd'))) }
    } catch (error) {
      if (!(error instanceof SoundError) || error.fault !== 'unknown_codec') throw error
      fault = error
    }
  }
  throw fault
}

type Add = (offset: number, size: number) => void

function trackId(bytes: Buffer, track: Box): number {
  const { start } = must(find(bytes, track, 'tkhd'))
  return bytes.readUInt32BE(start + (bytes[start] === 1 ? 20 : 12))
}

/** Where the entries of a table begin, and how many there are, if they really are there. */
function entriesOf(bytes: Buffer, box: Box, skip: number, width: number) {
  const count = bytes.readUInt32BE(box.start + skip)
  const from = box.start + skip + 4
  if (from + count * width > box.end) throw broken()
  return { count, from }
}

/** The samples of a file that was written at once, in the chunks that its tables name. */
function readTable(bytes: Buffer, table: Box, { add, most }: { add: Add; most: number }) {
  const sizes = must(find(bytes, table, 'stsz'))
  const same = bytes.readUInt32BE(sizes.start + 4)
  const samples = entriesOf(bytes, sizes, 8, same ? 0 : 4)
  if (samples.count > most) throw new SoundError('too_long')
  const wide = find(bytes, table, 'co64')
  const chunkBox = wide ?? find(bytes, table, 'stco')
  const runBox = find(bytes, table, 'stsc')
  if (samples.count === 0) return
  const chunks = entriesOf(bytes, must(chunkBox), 4, wide ? 8 : 4)
  const runs = entriesOf(bytes, must(runBox), 4, 12)
  const runAt = (n: number) => bytes.readUInt32BE(runs.from + n * 12)
  let [sample, run] = [0, 0]
  for (let chunk = 1; chunk <= chunks.count && sample < samples.count; chunk++) {
    while (run + 1 < runs.count && runAt(run + 1) <= chunk) run++
    const place = chunks.from + (chunk - 1) * (wide ? 8 : 4)
    let offset = wide ? Number(bytes.readBigUInt64BE(place)) : bytes.readUInt32BE(place)
    const end = Math.min(samples.count, sample + bytes.readUInt32BE(runs.from + run * 12 + 4))
    for (; sample < end; sample++) {
      const size = same || bytes.readUInt32BE(samples.from + sample * 4)
      add(offset, size)
      offset += size
    }
  }
  if (sample < samples.count) throw broken()
}

type Fragments = { fragments: readonly Box[]; movie: Box; track: number; add: Add }

/** The samples of a file that was written while it was recorded. */
function readFragments(bytes: Buffer, { fragments, movie, track, add }: Fragments) {
  const extends_ = find(bytes, movie, 'mvex')
  const defaults =
    extends_ && within(bytes, extends_, 'trex').find(({ start }) => bytes.readUInt32BE(start + 4) === track)
  for (const fragment of fragments) {
    for (const part of within(bytes, fragment, 'traf')) {
      const head = must(find(bytes, part, 'tfhd'))
      if (bytes.readUInt32BE(head.start + 4) !== track) continue
      const flags = bytes.readUInt32BE(head.start)
      let at = head.start + 8
      const skip = (flag: number, width: number) => (flags & flag ? (at += width) - width : undefined)
      const base = skip(0x1, 8)
      skip(0x2, 4)
      skip(0x8, 4)
      const ownSize = skip(0x10, 4)
      const from = base === undefined ? fragment.at : Number(bytes.readBigUInt64BE(base))
      const sizeAt = ownSize ?? (defaults && defaults.start + 16)
      const usual = sizeAt === undefined ? 0 : bytes.readUInt32BE(sizeAt)
      let offset = from
      for (const run of within(bytes, part, 'trun')) offset = readRun(bytes, run, { from, offset, usual, add })
    }
  }
}

/** One run of a fragment; returns where its samples end. `usual`: the size of samples that do not tell theirs. */
function readRun(bytes: Buffer, run: Box, given: { from: number; offset: number; usual: number; add: Add }): number {
  const flags = bytes.readUInt32BE(run.start)
  const count = bytes.readUInt32BE(run.start + 4)
  const has = (flag: number) => (flags & flag ? 4 : 0)
  let at = run.start + 8 + has(0x1) + has(0x4)
  const width = has(0x100) + has(0x200) + has(0x400) + has(0x800)
  if (at + count * width > run.end) throw broken()
  let offset = has(0x1) ? given.from + bytes.readInt32BE(run.start + 8) : given.offset
  for (let n = 0; n < count; n++, at += width) {
    const size = has(0x200) ? bytes.readUInt32BE(at + has(0x100)) : given.usual
    given.add(offset, size)
    offset += size
  }
  return offset
}

type Codec = Omit<AacSound, 'packets'> | Omit<OpusSound, 'packets'>

function readCodec(bytes: Buffer, description: Box): Codec {
  const [entry, another] = [...boxesOf(bytes, description.start + 8, description.end)]
  if (!entry || another) throw broken()
  // QuickTime has a longer form.
  const version = bytes.readUInt16BE(entry.start + 8)
  const inside = { ...entry, start: entry.start + (version === 1 ? 44 : 28) }
  if (version > 1 || !['mp4a', 'Opus'].includes(entry.type)) throw new SoundError('unknown_codec')
  if (entry.type === 'Opus') {
    const box = must(find(bytes, inside, 'dOps'))
    return { codec: 'opus', ...readOpusBox(bytes.subarray(box.start, box.end)) }
  }
  const box = must(find(bytes, inside, 'esds') ?? find(bytes, inside, 'wave', 'esds'))
  return readAacConfig(readDescriptors(bytes.subarray(box.start + 4, box.end)))
}

/** The decoder's configuration, within descriptors of descriptors (ISO/IEC 14496-1 §7.2.6). */
function readDescriptors(bytes: Buffer): Buffer {
  let at = 0
  const open = (tag: number) => {
    if (bytes.readUInt8(at++) !== tag) throw broken()
    let [length, byte] = [0, 0]
    do {
      byte = bytes.readUInt8(at++)
      length = length * 128 + (byte & 0x7f)
    } while (byte & 0x80)
    if (at + length > bytes.length) throw broken()
    return length
  }
  open(3)
  const flags = bytes.readUInt8(at + 2)
  if (flags & 0xe0) throw new SoundError('unknown_codec')
  at += 3
  open(4)
  const AAC = 0x40
  if (bytes.readUInt8(at) !== AAC) throw new SoundError('unknown_codec')
  at += 13
  const length = open(5)
  return bytes.subarray(at, at + length)
}

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
const KINDS = { lowComplexity: 2, doubledRate: 5, parametricStereo: 29 }
const MOST_CONFIG_BYTES = 8

/** AAC of phones and browsers: low complexity, also with doubled rate; packets of 1024 samples, one or two channels. */
function readAacConfig(config: Buffer): Omit<AacSound, 'packets'> {
  if (config.length < 2 || config.length > MOST_CONFIG_BYTES) throw new SoundError('unknown_codec')
  const bits = BigInt(`0x${config.toString('hex')}`)
  let at = config.length * 8
  const take = (count: number) => {
    at -= count
    if (at < 0) throw broken()
    return Number((bits >> BigInt(at)) & ((1n << BigInt(count)) - 1n))
  }
  const takeRate = () => {
    const index = take(4)
    return index === 15 ? take(24) : RATES[index]
  }
  const kind = take(5)
  const rate = takeRate()
  const channels = take(4)
  const isExtended = kind === KINDS.doubledRate || kind === KINDS.parametricStereo
  if (isExtended) takeRate()
  const core = isExtended ? take(5) : kind
  const isShort = take(1) === 1
  const isKnown = core === KINDS.lowComplexity && !isShort && (channels === 1 || channels === 2)
  if (!isKnown || !rate || rate > RATES[0]! || rate < RATES.at(-1)!) throw new SoundError('unknown_codec')
  return { codec: 'aac', config, rate, channels }
}
