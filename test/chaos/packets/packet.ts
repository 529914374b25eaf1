import type { SeededRandom } from '#test/support/seeded-random.ts'

/** What is sent over one connection: parts with pauses between them, and how the sender leaves. */
export type Packet = {
  kind: string
  parts: Buffer[]
  /** Between the parts, in ms. */
  pauseMs: number
  /** `hold`: it never leaves by itself. */
  leaves: 'end' | 'reset' | 'hold'
  /** It reads nothing of what is answered. */
  isDeaf: boolean
}

const CRLF = '\r\n'
const PATHS = ['/', '//', '*', '/api/realtime', '/api/realtime/', '/consultores', '/api/consultants', '/api/x', '/%00']
const WEIRD_PATHS = [
  ...PATHS,
  'http://[',
  'http://a:b@c:99999/',
  '/%',
  '/%ff%fe',
  '/../../etc/passwd',
  '/\\..\\',
  '/?a=%',
  '/a b',
  '?',
  '',
  '/api/og/%2e%2e/%',
  `/${'a'.repeat(9_000)}`,
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/api/receipts/%00/pdf',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE', 'M-SEARCH', 'get', 'GÉT', '']
const HANDSHAKE = [
  'GET /api/realtime HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  CRLF,
].join(CRLF)
const MESSAGES = [
  '{"type":"hello"}',
  '{"type":"hello","token":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}',
  '{"type":"follow","topic":"presences:all"}',
  '{"type":"follow","topic":"room:00000000-0000-4000-8000-000000000000"}',
  '{"type":"unfollow","topic":"presences:all"}',
  '{"type":"command","id":"1","name":"send_room_message","input":{}}',
  '{"type":"whisper","topic":"presences:all","event":{"type":"typing"}}',
  '{"type":"ping"}',
  '{"__proto__":{"type":"ping"}}',
  '[[[[[[[[',
  '{"type":"follow","topic":"\\u0000:\\ud800"}',
]

const bytesOf = (random: SeededRandom, most: number) =>
  Buffer.from(Array.from({ length: 1 + random.below(most) }, () => random.below(256)))

const requestWith = (head: string, ...headers: string[]) => [head, 'Host: localhost', ...headers, CRLF].join(CRLF)

const KINDS: Record<string, (random: SeededRandom) => Partial<Packet> & { text?: string }> = {
  'random bytes': (random) => ({ parts: [bytesOf(random, 4_096)] }),
  'nothing at all': () => ({ parts: [] }),
  'malformed request': (random) => ({
    text: `${random.pick(METHODS)} ${random.pick(WEIRD_PATHS)} ${random.pick(['HTTP/1.1', 'HTTP/9.9', 'HTTP/1.0', ''])}${
      CRLF + random.pick(MALFORMED_HEADERS(random)) + CRLF + CRLF
    }`,
  }),
  'mutated request': (random) => {
    const bytes = Buffer.from(requestWith('POST /api/auth/login HTTP/1.1', 'Content-Length: 2') + '{}')
    for (let n = 1 + random.below(6); n > 0; n--) bytes[random.below(bytes.length)] = random.below(256)
    return { parts: [bytes] }
  },
  'unfinished body': (random) => ({
    text:
      requestWith(
        `POST ${random.pick(['/api/auth/login', '/api/payments/webhooks/sandbox', '/api/x'])} HTTP/1.1`,
        'Content-Type: application/json',
        random.pick(['Content-Length: 5000', 'Transfer-Encoding: chunked', 'Content-Length: 99999999999']),
        ...(random.chance(0.3) ? ['Expect: 100-continue'] : []),
      ) + random.pick(['{', '5\r\nabc', 'zz\r\n', '-1\r\n', 'ffffffffffffffff\r\nx', '']),
  }),
  'pipelined requests': (random) => ({
    text: requestWith(`GET ${random.pick(['/livez', '/api/openapi.json', '/api/x', '/'])} HTTP/1.1`).repeat(
      1 + random.below(20),
    ),
    isDeaf: random.chance(0.5),
  }),
  'byte by byte': (random) => ({
    parts: [...requestWith(`GET ${random.pick(PATHS)} HTTP/1.1`, 'Accept: */*')]
      .slice(0, 1 + random.below(60))
      .map((letter) => Buffer.from(letter)),
    pauseMs: 1 + random.below(4),
  }),
  'upgrade elsewhere': (random) => ({
    text: requestWith(
      `GET ${random.pick(WEIRD_PATHS)} HTTP/1.1`,
      'Connection: Upgrade',
      `Upgrade: ${random.pick(['websocket', 'WebSocket', 'h2c', 'websocket, h2c', '\u00ff', 'TLS/1.0'])}`,
      'Sec-WebSocket-Version: 13',
      ...(random.chance(0.7) ? [`Sec-WebSocket-Key: ${random.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''])}`] : []),
      ...(random.chance(0.2) ? [`Origin: ${random.pick(['null', 'http://[', 'https://mau.example', '//'])}`] : []),
      ...(random.chance(0.2) ? ['Sec-WebSocket-Extensions: permessage-deflate; x="'] : []),
      ...(random.chance(0.2) ? ['X-Forwarded-For: ,,,[::1:99, 1.2.3.4:5:6'] : []),
    ),
  }),
  'upgrade and bytes at once': (random) => ({ parts: [Buffer.from(HANDSHAKE), bytesOf(random, 512)], pauseMs: 0 }),
  'bad frames': (random) => ({
    parts: [Buffer.from(HANDSHAKE), ...Array.from({ length: 1 + random.below(5) }, () => badFrame(random))],
    pauseMs: random.below(3),
  }),
  'frames byte by byte': (random) => ({
    parts: [Buffer.from(HANDSHAKE), ...[...badFrame(random).subarray(0, 40)].map((byte) => Buffer.from([byte]))],
    pauseMs: 1,
  }),
  'strange messages': (random) => ({
    parts: [
      Buffer.from(HANDSHAKE),
      ...Array.from({ length: 1 + random.below(150) }, () => frame(random, 1, Buffer.from(random.pick(MESSAGES)))),
    ],
    pauseMs: 0,
    isDeaf: random.chance(0.2),
  }),
}

const MALFORMED_HEADERS = (random: SeededRandom) => [
  'Host',
  'Host: a\u0000b',
  ': nothing',
  ' folded: x',
  `X: ${'x'.repeat(20_000)}`,
  Array.from({ length: 2_100 }, (_, n) => `X-${n}: ${n}`).join(CRLF),
  `Host: localhost${CRLF}Content-Length: 1${CRLF}Content-Length: 2`,
  `Host: localhost${CRLF}Content-Length: -1`,
  `Host: localhost${CRLF}Content-Length: 4${CRLF}Transfer-Encoding: chunked`,
  `Host: localhost${CRLF}Authorization: Bearer ${'é'.repeat(random.below(300))}`,
  `Host: ${random.pick(['[', 'a b', 'localhost:99999', '\u00e9', '/', 'x'.repeat(300)])}`,
  'Host: localhost\nX: y',
  `Host: localhost${CRLF}Range: bytes=-1,9-1${CRLF}If-None-Match: "${CRLF}Accept-Encoding: ;q=x`,
]

/** A frame of RFC 6455, masked as a browser would unless told otherwise. */
function frame(
  random: SeededRandom,
  opcode: number,
  payload: Buffer,
  { bits = 0x80, isMasked = true, saysLength = payload.length } = {},
): Buffer {
  const length =
    saysLength < 126
      ? [saysLength]
      : saysLength < 65_536
        ? [126, saysLength >> 8, saysLength & 255]
        : [127, ...Array.from({ length: 8 }, (_, n) => Math.floor(saysLength / 256 ** (7 - n)) & 255)]
  length[0]! |= isMasked ? 0x80 : 0
  const mask = isMasked ? Array.from({ length: 4 }, () => random.below(256)) : []
  const hidden = isMasked ? payload.map((byte, n) => byte ^ mask[n % 4]!) : payload
  return Buffer.concat([Buffer.from([bits | opcode, ...length, ...mask]), hidden])
}

const badFrame = (random: SeededRandom): Buffer =>
  random.pick([
    () => frame(random, random.below(16), bytesOf(random, 200), { bits: random.below(16) << 4 }),
    () => frame(random, 1, Buffer.from('{"type":"ping"}'), { isMasked: false }),
    () => frame(random, 1, Buffer.alloc(70_000, 'x')),
    () => frame(random, 1, bytesOf(random, 50), { saysLength: random.pick([2 ** 31, 2 ** 52, 2 ** 63, 126, 65_536]) }),
    () => frame(random, 1, Buffer.from('{"type":'), { bits: 0 }),
    () => frame(random, 0, Buffer.from('"ping"}'), { bits: random.pick([0, 0x80]) }),
    () => frame(random, random.pick([8, 9, 10]), bytesOf(random, 200), { bits: random.pick([0, 0x80]) }),
    () => frame(random, 8, Buffer.from([random.below(256), random.below(256), 0xff, 0xfe])),
    () => frame(random, 1, Buffer.from([0xc0, 0x80, 0xff])),
    () => frame(random, 2, bytesOf(random, 50)),
  ])()

const upgradeAt = (path: string): Buffer => Buffer.from(HANDSHAKE.replace('/api/realtime', path))
const sent = (path: string, leaves: Packet['leaves']): Packet => ({
  kind: `upgrade at ${path}`,
  parts: [upgradeAt(path)],
  pauseMs: 0,
  leaves,
  isDeaf: false,
})
/** Each of them once ended the process, or stayed for ever. */
export const UPGRADE_ATTACK: readonly Packet[] = [sent('//', 'end'), sent('/', 'reset'), sent('/elsewhere', 'hold')]

const NAMES = Object.keys(KINDS)

/** A packet of any kind; the same for the same random stream. */
export function packetOf(random: SeededRandom): Packet {
  const kind = random.pick(NAMES)
  const { text, ...made } = KINDS[kind]!(random)
  const leaves = random.pick(['end', 'end', 'reset', 'reset', 'reset', 'hold'] as const)
  const parts = text === undefined ? [] : [Buffer.from(text, 'latin1')]
  return { kind, parts, pauseMs: 0, isDeaf: random.chance(0.1), leaves, ...made }
}
