import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIPv6 } from 'node:net'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openableAddress } from './address.ts'
import type { CalendarReading, CalendarSource, CalendarVersion, ReadFault } from './calendar-source.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 2 * 1024 * 1024
const WITHIN_MS = 10_000
const MOST_REDIRECTS = 3
const AGENT = 'Sensitivos-Agenda/1 (+https://sensitivos.com.br/contato)'
const REDIRECTS = [301, 302, 303, 307, 308]
/** As calendars come. A page in HTML is a sign-in or a wrong address. */
const IS_TEXT = /^(text\/(calendar|plain)|application\/(ics|calendar))\s*(;|$)/i
const BEGIN = /^\uFEFF?\s{0,20}BEGIN:VCALENDAR/i

/** The ways out, which tests replace. */
export type Ways = {
  resolve?: (name: string) => Promise<readonly string[]>
  /** Where an address that was checked is really reached. */
  reach?: (address: string) => { address: string; port: number }
  /** Certificates to trust instead of those of the machine. */
  ca?: string
  withinMs?: number
}

class Failed extends Error {
  readonly fault: ReadFault
  constructor(fault: ReadFault) {
    super(fault)
    this.fault = fault
  }
}

const resolveAll = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * Reads over https from the open internet alone: we resolve the name, every address has to be public, and the
 * connection goes to one that was checked; so does each of three redirects. No cookie, referrer or authorisation goes
 * along.
 */
export function httpsCalendars(ways: Ways = {}): CalendarSource {
  const { resolve = resolveAll, reach = (address) => ({ address, port: 443 }), ca, withinMs = WITHIN_MS } = ways

  async function pinned(name: string) {
    const addresses = await resolve(name).catch(() => [])
    if (addresses.length === 0) throw new Failed('unreachable')
    if (!addresses.every(isPublicAddress)) throw new Failed('address')
    return addresses.map(reach)
  }

  async function open(url: URL, known: CalendarVersion | undefined, signal: AbortSignal): Promise<IncomingMessage> {
    const reached = (await until(signal, pinned(url.hostname))).map(({ address, port }) => ({
      address,
      port,
      family: isIPv6(address) ? 6 : 4,
    }))
    const [{ address, family, port }] = reached as [(typeof reached)[0]]
    const headers = {
      'user-agent': AGENT,
      accept: 'text/calendar, text/plain;q=0.5',
      'accept-encoding': 'gzip',
      host: url.host,
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    }
    return new Promise((done, fail) => {
      const sent = request(
        {
          host: url.hostname,
          servername: url.hostname,
          port,
          path: url.pathname + url.search,
          headers,
          signal,
          agent: false,
          maxHeaderSize: 16_384,
          ...(ca && { ca }),
          // The addresses that were checked, and no other: the name is not resolved again.
          lookup: (_name, { all }, answer) => (all ? answer(null, reached) : answer(null, address, family)),
        },
        done,
      )
      sent.on('error', () => fail(new Failed('unreachable'))).end()
    })
  }

  async function follow(address: string, known: CalendarVersion | undefined, signal: AbortSignal) {
    let url = openableAddress(address)
    for (let redirects = 0; ; redirects++) {
      if (!url) throw new Failed('address')
      if (redirects > MOST_REDIRECTS) throw new Failed('redirects')
      const answer = await open(url, known, signal)
      if (!REDIRECTS.includes(answer.statusCode!)) return answer
      answer.destroy()
      url = openableAddress(answer.headers.location ?? '', url)
    }
  }

  async function read(address: string, known: CalendarVersion | undefined): Promise<CalendarReading> {
    const signal = AbortSignal.timeout(withinMs)
    const answer = await follow(address, known, signal)
    try {
      const status = answer.statusCode!
      if (status === 304 && known) return { outcome: 'unchanged' }
      if (status >= 400 && status < 500 && status !== 408 && status !== 429) throw new Failed('refused')
      if (status !== 200) throw new Failed('unreachable')
      if (!IS_TEXT.test(answer.headers['content-type'] ?? '')) throw new Failed('not_calendar')
      const text = await textOf(answer, signal)
      if (!BEGIN.test(text)) throw new Failed('not_calendar')
      const { etag, 'last-modified': lastModified } = answer.headers
      return { outcome: 'read', text, version: { etag: versionOf(etag), lastModified: versionOf(lastModified) } }
    } finally {
      answer.destroy()
    }
  }

  return {
    read: (address, known) =>
      read(address, known).catch((error) => ({
        outcome: 'failed',
        fault: error instanceof Failed ? error.fault : 'unreachable',
      })),
  }
}

/** What is told back to the server has to be short and of plain signs. */
const versionOf = (header: string | undefined) => (header && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null)

/** Resolvers do not stop when they are told to: whoever waits does. */
const until = <T>(signal: AbortSignal, act: Promise<T>) =>
  new Promise<T>((done, fail) => {
    const stop = () => fail(new Failed('unreachable'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    act.then(done, fail).finally(() => signal.removeEventListener('abort', stop))
  })

/** The body as text, counted as it comes: what arrives, and what it unpacks to. */
async function textOf(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' && encoding !== 'gzip') throw new Failed('not_calendar')
  const unpack = encoding === 'gzip' ? createGunzip() : new PassThrough()
  let text = ''
  const decoder = new TextDecoder()
  await pipeline(
    answer,
    limited,
    unpack,
    limited,
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) text += decoder.decode(piece, { stream: true })
    },
    { signal },
  )
  return text + decoder.decode()
}

async function* limited(pieces: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Failed('too_large')
    yield piece
  }
}
