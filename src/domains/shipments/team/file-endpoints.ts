import { findGoodsOrder } from '#domains/catalogue/index.ts'
import { boxOf } from '#domains/shop/freight-options.rules.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { company } from '#platform/company/known-company.ts'
import { admit, type Ports, type Route, serveRaw } from '#platform/http.ts'
import type { Label } from '#platform/pdf/label-document.ts'
import { formatDay } from '#shared/dates.ts'
import { isUuid } from '#shared/uuid.ts'
import { companyLines, receiverLines } from '../parcels/address-lines.rules.ts'
import { slipOf, type Slip } from '../papers/slips.rules.ts'
import { returnNumber } from '../returns/return-number.rules.ts'
import { findReturn } from '../returns/sql.ts'
import { refuse as refuseReturn } from '../returns/rules.ts'
import { leftToPack, MOST_PARCELS_AT_ONCE, orderBarcode, orderNumber, refuse } from '../parcels/rules.ts'
import { listParcels } from '../parcels/sql.ts'
import { exportInvoices } from './export-invoices.ts'
import { serviceName } from './service-name.rules.ts'

const PER_MINUTE = 30
const FOLDER = '/api/team/shop/files'

export type Render = {
  slips: (slips: readonly Slip[]) => Promise<Uint8Array>
  labels: (title: string, labels: readonly Label[]) => Promise<Uint8Array>
}

/**
 * Papers of the shop: slips of orders to pack (`orders`), or of parcels (`parcels`); labels of parcels; what was
 * posted, for the accountant's program (`from`, `to`); and the label of a return, for its client. Thirty a minute at
 * most.
 */
export function fileEndpoints(render: Render): Route[] {
  const limit = new AddressLimit(PER_MINUTE)
  const ofTeam = async (request: Request, ports: Ports) => {
    const viewer = (await admit(request, ports, 'team:shop'))!
    limit.take(viewer.id)
    return new URL(request.url).searchParams
  }
  return [
    serveRaw('GET', `${FOLDER}/slips`, async (request, ports) => {
      const asked = await ofTeam(request, ports)
      const slips = [
        ...(await slipsToPack(ports, idsIn(asked, 'orders'))),
        ...(await slipsOf(ports, idsIn(asked, 'parcels'))),
      ]
      if (slips.length === 0) throw refuse('nothing_to_pack')
      return pdf(await render.slips(slips), 'pedidos-a-embalar.pdf')
    }),
    serveRaw('GET', `${FOLDER}/labels`, async (request, ports) => {
      const asked = await ofTeam(request, ports)
      const labels = await labelsOf(ports, idsIn(asked, 'parcels'))
      if (labels.length === 0) throw refuse('parcel_not_found')
      return pdf(await render.labels('Etiquetas de envio', labels), 'etiquetas.pdf')
    }),
    serveRaw('GET', `${FOLDER}/posted`, async (request, ports) => {
      const asked = await ofTeam(request, ports)
      const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '']
      const body = await exportInvoices(ports.db, { from, to })
      return file(body, 'text/csv; charset=utf-8', `postados-${from}-a-${to}.csv`)
    }),
    serveRaw('GET', '/api/returns/:id/label', async (request, ports) => {
      const viewer = (await admit(request, ports, 'client'))!
      limit.take(viewer.id)
      const id = new URL(request.url).pathname.split('/').at(-2)!
      const one = isUuid(id) ? await findReturn(ports.db, id) : undefined
      if (one?.personId !== viewer.id) throw refuseReturn('return_not_found')
      const label = await returnLabel(ports, one)
      return pdf(await render.labels('Etiqueta de devolução', [label]), `${returnNumber(id)}.pdf`)
    }),
  ]
}

/** Ids in an address, each once; anything else is left out. */
const idsIn = (asked: URLSearchParams, name: string) => [
  ...new Set((asked.get(name) ?? '').split(',').filter(isUuid).slice(0, MOST_PARCELS_AT_ONCE)),
]

async function slipsToPack({ db }: Ports, orderIds: readonly string[]): Promise<Slip[]> {
  const orders = await Promise.all(orderIds.map((id) => findGoodsOrder(db, id)))
  return orders.flatMap((order) => {
    const pieces = order?.isPaid && !order.isContested ? leftToPack(order.lines) : []
    return order && pieces.length > 0 ? [slip(order, pieces)] : []
  })
}

async function slipsOf({ db }: Ports, ids: readonly string[]): Promise<Slip[]> {
  const parcels = await listParcels(db, ids)
  return Promise.all(parcels.map(async ({ orderId, lines }) => slip((await findGoodsOrder(db, orderId))!, lines)))
}

type Order = NonNullable<Awaited<ReturnType<typeof findGoodsOrder>>>
const slip = (order: Order, pieces: Parameters<typeof slipOf>[0]['pieces']) =>
  slipOf({
    orderId: order.id,
    placedAt: order.placedAt,
    giftNote: order.giftNote,
    to: receiverLines(order),
    service: serviceName(order.freightService),
    lines: order.lines,
    pieces,
  })

async function labelsOf({ db }: Ports, ids: readonly string[]): Promise<Label[]> {
  const parcels = await listParcels(db, ids)
  const labels = parcels.map(async ({ orderId, n, lines, isPickup }): Promise<Label[]> => {
    const order = (await findGoodsOrder(db, orderId))!
    if (isPickup || !order.address) return []
    const { weightGrams } = boxOf(
      lines.map((line) => ({ ...line, weightGrams: order.lines.find((one) => one.n === line.n)!.weightGrams })),
    )
    return [
      {
        kind: 'Entrega',
        to: receiverLines(order),
        from: companyLines(company()),
        facts: [
          `Pacote ${n} · ${(weightGrams / 1_000).toLocaleString('pt-BR')} kg`,
          serviceName(order.freightService),
          ...(order.address.reference ? [`Referência: ${order.address.reference}`] : []),
        ],
        barcode: orderBarcode(orderId),
        number: `Pedido ${orderNumber(orderId)}`,
      },
    ]
  })
  return (await Promise.all(labels)).flat()
}

async function returnLabel({ db }: Ports, one: NonNullable<Awaited<ReturnType<typeof findReturn>>>): Promise<Label> {
  const order = await findGoodsOrder(db, one.orderId)
  return {
    kind: 'Devolução',
    to: companyLines(company()),
    from: order ? receiverLines(order) : [],
    facts: [
      `Pedido ${orderNumber(one.orderId)}`,
      `Pedida em ${formatDay(one.requestedAt)}`,
      ...(one.postageCode ? [`Código de postagem: ${one.postageCode}`] : []),
    ],
    barcode: orderBarcode(one.id),
    number: returnNumber(one.id),
  }
}

const pdf = (bytes: Uint8Array, name: string) => file(new Uint8Array(bytes), 'application/pdf', name)
const file = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
