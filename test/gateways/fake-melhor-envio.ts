import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Label = { id: string; status: string; tracking: string | null; request: unknown }
/**
 * What goes wrong with the next request: the answer breaks off before (`lost_answer`) or in the middle (`cut`) or never
 * comes (`silent`), each after the request took effect; the request gets lost; or it is answered so instead.
 */
export type MelhorEnvioFault = 'lost_answer' | 'cut' | 'silent' | 'lost_request' | { status: number; body: string }
type Reply = { status: number; body: unknown }

const TOKEN = 'a-token-of-their-sandbox-with-more-than-40-letters'
const invalid = (errors: Record<string, string[]>): Reply => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors },
})
const company = (id: number, name: string) => ({ id, name, picture: `https://sandbox.melhorenvio.com.br/${id}.png` })
const range = (min: number, max: number) => ({ min, max })
const service = (id: number, name: string, price: string, min: number, max: number) => ({
  id,
  name,
  price,
  custom_price: price,
  discount: '0.00',
  currency: 'R$',
  delivery_time: max,
  delivery_range: range(min, max),
  custom_delivery_time: max,
  custom_delivery_range: range(min, max),
  packages: [],
  additional_services: { receipt: false, own_hand: false, collect: false },
  company: company(id, id < 3 ? 'Correios' : 'Jadlog'),
})

/** A Melhor Envio on this machine, made from its public documentation: it validates, refuses and fails like it. */
export async function startFakeMelhorEnvio() {
  const labels = new Map<string, Label>()
  const faults: MelhorEnvioFault[] = []
  const heard: { line: string; headers: IncomingMessage['headers']; body: string }[] = []
  const traits = {
    balance: 100_000,
    paid: 0,
    services: [
      service(1, 'PAC', '24.90', 5, 7),
      service(2, 'SEDEX', '41.35', 1, 2),
      { id: 3, name: '.Package', error: 'Serviço não atende este trecho.', company: company(3, 'Jadlog') },
    ] as unknown,
  }

  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const line = `${request.method} ${request.url}`
    heard.push({ line, headers: request.headers, body })
    const fault = faults.shift()
    if (fault === 'lost_request') return response.destroy()
    if (typeof fault === 'object') return response.writeHead(fault.status).end(fault.body)
    const reply = answer(line, request.headers, body)
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

  function answer(line: string, headers: IncomingMessage['headers'], body: string): Reply {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { message: 'Unauthenticated.' } }
    if (headers.accept !== 'application/json') return { status: 302, body: '' }
    if (!headers['user-agent']?.includes('@')) return { status: 403, body: { message: 'User-Agent' } }
    const given = JSON.parse(body)
    if (line === 'POST /api/v2/me/shipment/calculate') return calculate(given)
    if (line === 'POST /api/v2/me/cart') return add(given)
    const ids: string[] = given.orders ?? []
    const known = ids.map((id) => labels.get(id))
    if (line === 'POST /api/v2/me/shipment/tracking') return { status: 200, body: track(ids) }
    if (ids.length === 0 || known.includes(undefined)) return invalid({ orders: ['O campo orders é inválido.'] })
    if (line === 'POST /api/v2/me/shipment/checkout') return checkout(known as Label[])
    if (line === 'POST /api/v2/me/shipment/generate') return generate(known as Label[])
    if (line === 'POST /api/v2/me/shipment/print')
      return known.every((one) => one!.tracking)
        ? { status: 200, body: { url: `https://sandbox.melhorenvio.com.br/imprimir/${ids[0]}` } }
        : invalid({ orders: ['Etiquetas ainda não geradas.'] })
    return { status: 404, body: { message: 'Not found' } }
  }

  function calculate(given: Record<string, { postal_code?: string }> & { products?: { weight: number }[] }): Reply {
    const missing = ['from', 'to'].filter((end) => !/^\d{8}$/.test(given[end]?.postal_code ?? ''))
    if (missing.length > 0)
      return invalid(
        Object.fromEntries(missing.map((end) => [`${end}.postal_code`, [`O campo ${end}.postal code é obrigatório.`]])),
      )
    if (!given.products?.every(({ weight }) => weight > 0)) return invalid({ products: ['O peso é obrigatório.'] })
    return { status: 200, body: traits.services }
  }

  function add(given: Record<string, Record<string, unknown>> & { volumes?: unknown[] }): Reply {
    if (given.options?.non_commercial === false && !(given.options.invoice as { key?: string } | undefined)?.key)
      return invalid({ 'options.invoice.key': ['O campo chave da nota fiscal é obrigatório.'] })
    if (!given.to?.document && !given.to?.company_document)
      return invalid({ 'to.document': ['O campo documento do destinatário é obrigatório.'] })
    if (given.volumes?.length !== 1) return invalid({ volumes: ['Os Correios só aceitam um volume por pedido.'] })
    const id = crypto.randomUUID()
    labels.set(id, { id, status: 'pending', tracking: null, request: given })
    return { status: 201, body: { id, protocol: 'ORD-202611301234', service_id: given.service, status: 'pending' } }
  }

  function checkout(asked: Label[]): Reply {
    if (asked.some(({ status }) => status !== 'pending'))
      return invalid({ orders: ['Existe uma ou mais orders que já foram pagas.'] })
    const cost = 2_490 * asked.length
    if (cost > traits.balance) return { status: 422, body: { error: 'Saldo insuficiente na carteira.' } }
    traits.balance -= cost
    traits.paid += asked.length
    for (const one of asked) one.status = 'released'
    return { status: 200, body: { purchase: { id: crypto.randomUUID(), status: 'paid', total: cost / 100 } } }
  }

  function generate(asked: Label[]): Reply {
    if (asked.some(({ status }) => status === 'pending')) return invalid({ orders: ['Etiqueta não paga.'] })
    if (asked.some(({ tracking }) => tracking)) return invalid({ orders: ['Etiqueta já gerada.'] })
    const made = asked.map((one, n) => {
      one.tracking = `ME2600${n}${one.id.slice(0, 4).toUpperCase()}BR`
      return [one.id, { status: true, message: 'Envio gerado com sucesso' }]
    })
    return { status: 200, body: Object.fromEntries(made) }
  }

  const track = (ids: string[]) => {
    const known = ids.flatMap((id) => labels.get(id) ?? [])
    if (known.length === 0) return []
    const shown = ({ id, status, tracking }: Label) => ({ id, status, tracking, melhorenvio_tracking: tracking })
    return Object.fromEntries(known.map((one) => [one.id, shown(one)]))
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    account: {
      token: TOKEN,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      contact: 'contato@sensitivos.com.br',
    },
    labels,
    heard,
    traits,
    service,
    /** The next requests go wrong so, one after the other. */
    fail: (...next: MelhorEnvioFault[]) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
