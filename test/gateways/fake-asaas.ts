import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { dayInSaoPaulo } from '#shared/dates.ts'

/** A transfer as Asaas shows it. */
export type FakeTransfer = {
  object: 'transfer'
  id: string
  dateCreated: string
  status: string
  value: number
  netValue: number
  transferFee: number
  effectiveDate: string | null
  endToEndIdentifier: string | null
  failReason: string | null
  externalReference: string | null
  authorized: boolean
  operationType: 'PIX'
  description: string | null
  bankAccount: { cpfCnpj: string; pixAddressKey: string | null }
}
/**
 * What goes wrong with the next request: the answer breaks off before (`lost_answer`) or in the middle (`cut`) or never
 * comes (`silent`), each after the request took effect; the request gets lost; or it is answered so instead.
 */
export type AsaasFault =
  | 'lost_answer'
  | 'cut'
  | 'silent'
  | 'lost_request'
  | { status: number; headers?: Record<string, string>; body: string; takes?: true }

const KEY = '$aact_hmlg_000MzkwODA2MWY2OGM3MWRlMDU2NWM3MzJlNzZmNGZhZGY6OjAwMDA='
const TWINS_WITHIN_MS = 15 * 60_000
const errors = (code: string, description: string) => ({ errors: [{ code, description }] })

/** An Asaas on this machine, made from its public documentation: it remembers, pages, refuses and fails like it. */
export async function startFakeAsaas(now: () => Date) {
  const transfers: (FakeTransfer & { at: number })[] = []
  const refunds = new Map<string, number>()
  const faults: AsaasFault[] = []
  const heard: { line: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: string }[] = []
  const traits = {
    balance: 1_000_000,
    ignoresOffset: false,
    ignoresFilters: false,
    oldestFirst: false,
    hidesPix: false,
    /** Happens before each page of their list, with the offset that is asked for. */
    onPage: (_offset: number) => {},
  }

  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const url = new URL(request.url!, 'http://asaas.test')
    heard.push({ line: `${request.method} ${url.pathname}`, query: url.searchParams, headers: request.headers, body })
    const fault = faults.shift()
    if (fault === 'lost_request') return response.destroy()
    if (typeof fault === 'object') {
      if (fault.takes) answer(request, url, body)
      return response.writeHead(fault.status, fault.headers).end(fault.body)
    }
    const reply = answer(request, url, body)
    if (fault === 'silent') return undefined
    if (fault === 'lost_answer') return response.destroy()
    const written = JSON.stringify(reply.body)
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(written),
    })
    if (fault !== 'cut') return response.end(written)
    return response.write(written.slice(0, written.length / 2), () => response.destroy())
  }

  function answer({ method, headers }: IncomingMessage, url: URL, body: string): { status: number; body: unknown } {
    if (headers.access_token !== KEY) return { status: 401, body: errors('invalid_access_token', 'A chave é inválida') }
    if (!headers['user-agent']) return { status: 400, body: errors('invalid_user_agent', 'User-Agent é obrigatório') }
    if (method === 'GET' && body) return { status: 403, body: '' }
    if (method === 'POST' && url.pathname === '/v3/transfers') return create(JSON.parse(body))
    if (url.pathname === '/v3/pix/transactions') return listPix(url.searchParams.get('endToEndIdentifier'))
    if (url.pathname === '/v3/transfers') return list(url.searchParams)
    const known = transfers.find(({ id }) => url.pathname === `/v3/transfers/${id}`)
    return known ? { status: 200, body: known } : { status: 404, body: {} }
  }

  function create(given: Record<string, string> & { value: number }) {
    const twin = transfers.find(
      (one) =>
        one.value === given.value &&
        one.bankAccount.pixAddressKey === given.pixAddressKey &&
        now().getTime() - one.at < TWINS_WITHIN_MS,
    )
    if (twin) return { status: 409, body: {} }
    if (given.value > traits.balance)
      return { status: 400, body: errors('invalid_action', 'Saldo insuficiente para a transferência.') }
    return { status: 200, body: add(given) }
  }

  function add(given: { value: number; externalReference?: string; pixAddressKey?: string }): FakeTransfer {
    const made = {
      object: 'transfer',
      id: crypto.randomUUID(),
      dateCreated: dayInSaoPaulo(now()),
      status: 'PENDING',
      value: given.value,
      netValue: given.value,
      transferFee: 0,
      effectiveDate: null,
      endToEndIdentifier: null,
      failReason: null,
      externalReference: given.externalReference ?? null,
      authorized: true,
      operationType: 'PIX',
      description: null,
      bankAccount: { cpfCnpj: '***.982.247-**', pixAddressKey: given.pixAddressKey ?? null },
    } as const
    transfers.push({ ...made, at: now().getTime() })
    return made
  }

  function list(query: URLSearchParams) {
    traits.onPage(Number(query.get('offset')))
    const [since, until] = traits.ignoresFilters
      ? ['', '9']
      : [query.get('dateCreated[ge]') ?? '', query.get('dateCreated[le]') ?? '9']
    const [limit, offset] = [
      Math.min(Number(query.get('limit') ?? 10), 100),
      traits.ignoresOffset ? 0 : Number(query.get('offset') ?? 0),
    ]
    const asked = transfers.filter(({ dateCreated }) => dateCreated >= since && dateCreated <= until)
    const all = traits.oldestFirst ? asked : asked.toReversed()
    const data = all.slice(offset, offset + limit)
    const hasMore = offset + limit < all.length
    return { status: 200, body: { object: 'list', hasMore, totalCount: all.length, limit, offset, data } }
  }

  function listPix(endToEndIdentifier: string | null) {
    if (traits.hidesPix) return { status: 403, body: {} }
    const known = transfers.filter((one) => one.endToEndIdentifier === endToEndIdentifier)
    const data = known.map((one) => ({
      endToEndIdentifier,
      value: one.value,
      refundedValue: refunds.get(endToEndIdentifier!) ?? 0,
      type: 'DEBIT',
      status: 'DONE',
    }))
    return { status: 200, body: { object: 'list', hasMore: false, totalCount: data.length, data } }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    apiKey: KEY,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transfers,
    heard,
    traits,
    add,
    /** The next requests go wrong so, one after the other. */
    fail: (...next: AsaasFault[]) => void faults.push(...next),
    heal: () => void faults.splice(0),
    /** Every transfer with our reference becomes so. */
    move(reference: string, changes: Partial<FakeTransfer>) {
      for (const one of transfers) if (one.externalReference === reference) Object.assign(one, changes)
    },
    refund: (endToEndId: string, reais: number) => void refunds.set(endToEndId, reais),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
