import { serveRaw, type Route } from '#platform/http.ts'
import { readBody } from '#platform/read-body.ts'
import { chargePathOf, type Bank } from './bank.ts'
import { answerChallenge, payByCard } from './cards/pay-by-card.ts'
import { readCardForm } from './cards/read-card-form.ts'
import { cardForm } from './pages/card-form.ts'
import { cardPage } from './pages/card-page.ts'
import { pixPage } from './pages/pix-page.ts'
import { unknownChargePage } from './pages/layout.ts'
import { pressButton } from './press-button.ts'
import * as sql from './sql.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
const ADDRESS = /^\/api\/sandbox\/(pix|card)\/(SBX[0-9A-F]{20})(?:\/([a-z-]{1,40}))?$/
const MOST_BYTES = 4_096

/** The bank's pages: show a charge, press a button, type a card. */
export function sandboxRoutes(bank: Bank): Route[] {
  return (['pix', 'card'] as const).flatMap((method) => [
    serveRaw('GET', `/api/sandbox/${method}/:gatewayId`, (request) => showCharge(bank, request)),
    serveRaw('POST', `/api/sandbox/${method}/:gatewayId/:button`, (request) => handleButton(bank, request)),
  ])
}

const page = (html: string, status = 200) => new Response(html, { status, headers: HEADERS })
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** The charge in the address, if its method matches. */
async function chargeAt({ db }: Bank, request: Request) {
  const [, method, gatewayId, button] = ADDRESS.exec(new URL(request.url).pathname) ?? []
  const charge = gatewayId ? await sql.findCharge(db, gatewayId) : undefined
  return charge && charge.method === method ? { charge, button } : undefined
}

async function showCharge(bank: Bank, request: Request): Promise<Response> {
  const found = await chargeAt(bank, request)
  if (!found) return page(unknownChargePage(), 404)
  const { charge } = found
  if (charge.method === 'pix') return page(pixPage(charge, await sql.findNextMove(bank.db, charge.gatewayId)))
  return page(cardPage(charge, new URL(request.url).searchParams.has('pagando')))
}

async function handleButton(bank: Bank, request: Request): Promise<Response> {
  const found = await chargeAt(bank, request)
  if (!found?.button) return page(unknownChargePage(), 404)
  const { charge, button } = found
  const here = chargePathOf(charge)
  if (charge.method === 'card' && button === 'pagar-com-cartao') return payWithCard(bank, request, charge)
  if (button === 'confirmar' || button === 'negar') {
    await answerChallenge(bank, charge.gatewayId, button === 'confirmar')
    return seeOther(`${here}?pagando`)
  }
  await pressButton(bank, charge.gatewayId, button)
  return seeOther(here)
}

async function payWithCard(bank: Bank, request: Request, charge: sql.SandboxCharge): Promise<Response> {
  const body = await readBody(request, MOST_BYTES)
  if (!body) return page(unknownChargePage(), 413)
  const form = new URLSearchParams(body.toString('utf8'))
  const read = readCardForm(form, charge.amount, await bank.clock(bank.db))
  if ('faults' in read) return page(cardPage(charge, false, cardForm(charge, form, read.faults)), 422)
  await payByCard(bank, charge.gatewayId, read.typed)
  return seeOther(`${chargePathOf(charge)}?pagando`)
}
