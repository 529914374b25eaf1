import { serveRaw, type Served } from '#platform/http.ts'
import { addressOf, type Bank } from './bank.ts'
import { chargePage, unknownPage } from './page.ts'
import { pressButton } from './press-button.ts'
import * as sql from './sql.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
const ADDRESS = /^\/api\/sandbox\/pix\/(SBX[0-9A-F]{20})(?:\/([a-z-]{1,40}))?$/

/** The bank's own pages: look at a charge, press a button. */
export function sandboxRoutes(bank: Bank): Served[] {
  return [
    serveRaw('GET', '/api/sandbox/pix/:gatewayId', (request) => show(bank, request)),
    serveRaw('POST', '/api/sandbox/pix/:gatewayId/:button', (request) => press(bank, request)),
  ]
}

const partsOf = (request: Request) => ADDRESS.exec(new URL(request.url).pathname) ?? []

async function show(bank: Bank, request: Request): Promise<Response> {
  const [, gatewayId] = partsOf(request)
  const charge = gatewayId && (await sql.findCharge(bank.db, gatewayId))
  if (!charge) return new Response(unknownPage(), { status: 404, headers: HEADERS })
  return new Response(chargePage(charge, await sql.findNextMove(bank.db, charge.gatewayId)), { headers: HEADERS })
}

async function press(bank: Bank, request: Request): Promise<Response> {
  const [, gatewayId, button] = partsOf(request)
  if (!gatewayId || !button || !(await sql.findCharge(bank.db, gatewayId))) return new Response(unknownPage(), { status: 404, headers: HEADERS })
  await pressButton(bank, gatewayId, button)
  return new Response(null, { status: 303, headers: { location: addressOf({ method: 'pix', gatewayId }), 'cache-control': 'no-store' } })
}
