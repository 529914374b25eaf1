import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import type { Ports, Route } from '#platform/http.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { isSigned } from '../mercadopago-signature.ts'
import type { Bank } from './bank.ts'
import { deliverWebhooks, type WebhookSender } from './deliver-webhooks.ts'
import { sandboxGateway } from './gateway.ts'
import { applyDueMoves } from './apply-due-moves.ts'
import { pressButton } from './press-button.ts'
import { sandboxRoutes } from './routes.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase()))

async function openBank(secrets = ['the-secret-of-today']) {
  await ownerOf(db)`truncate sandbox.charges cascade`
  const time = settableClock()
  const bank: Bank = { db, clock: time.clock, secrets, publicUrl: 'http://loja.test' }
  const gateway = sandboxGateway(bank)
  const order = (amount = 5_000n, id: string = randomUUID(), name = 'Ana Souza') =>
    gateway.createPixCharge({
      id,
      amount,
      description: 'Créditos',
      expiresAt: new Date(time.now().getTime() + 1_800_000),
      payer: { name, email: 'ana@example.com' },
    })
  const charge = async (amount?: bigint, id?: string, name?: string) => {
    const created = await order(amount, id, name)
    if (created.outcome !== 'created') throw new Error(created.outcome)
    return created.charge
  }
  const stateOf = async (gatewayId: string) => {
    const found = await gateway.findByGatewayId(gatewayId)
    return found.outcome === 'found' ? found.charge.state : found.outcome
  }
  const press = async (gatewayId: string, button: string, seconds: number) => {
    await pressButton(bank, gatewayId, button)
    time.pass(seconds)
    await applyDueMoves(bank)
  }
  return { bank, time, gateway, order, charge, stateOf, press }
}

describe('a charge', () => {
  test('requested twice under one reference is one; another amount is declined', async () => {
    const { order, charge } = await openBank()
    const id = randomUUID()
    const [first, second] = await Promise.all([charge(5_000n, id), charge(5_000n, id)])
    expect(second.gatewayId).toBe(first.gatewayId)
    expect(await order(6_000n, id)).toMatchObject({ outcome: 'declined' })
  })

  test('is paid only once the bank’s job has run, and never twice', async () => {
    const { charge, press, stateOf, bank } = await openBank()
    const { gatewayId } = await charge()
    await press(gatewayId, 'pagar', 1)
    expect(await stateOf(gatewayId)).toBe('pending')
    await press(gatewayId, 'recusar', 1)
    expect(await stateOf(gatewayId)).toBe('paid')
    await press(gatewayId, 'deixar-expirar', 5)
    await applyDueMoves(bank)
    expect(await stateOf(gatewayId)).toBe('paid')
  })

  test('expires by itself and can still be paid', async () => {
    const { charge, press, stateOf, time, bank } = await openBank()
    const { gatewayId } = await charge()
    time.pass(1_801)
    await applyDueMoves(bank)
    expect(await stateOf(gatewayId)).toBe('expired')
    await press(gatewayId, 'pagar-depois-de-expirar', 3)
    expect(await stateOf(gatewayId)).toBe('paid')
  })

  test('is refunded in parts, each once, and never more than was paid', async () => {
    const { charge, press, gateway } = await openBank()
    const id = randomUUID()
    const { gatewayId } = await charge(5_000n, id)
    expect(await gateway.refund(id, 1, 1_000n)).toMatchObject({ outcome: 'declined' })
    await press(gatewayId, 'pagar', 3)
    expect(await Promise.all([gateway.refund(id, 1, 3_000n), gateway.refund(id, 1, 3_000n)])).toEqual([
      { outcome: 'refunded' },
      { outcome: 'refunded' },
    ])
    expect(await gateway.refund(id, 2, 2_001n)).toMatchObject({ outcome: 'declined' })
    expect(await gateway.refund(id, 2, 2_000n)).toEqual({ outcome: 'refunded' })
    expect(await gateway.findById(id)).toMatchObject({ outcome: 'found', charge: { refunded: 5_000n } })
  })
})

describe('webhooks', () => {
  test('are sent over HTTP, signed, and repeated with growing delays until answered with 200', async () => {
    const received: { url: string; headers: Record<string, unknown>; status: number }[] = []
    const answers = [500, 302, 200]
    const shop = createServer((request, response) => {
      const status = answers[received.length] ?? 200
      received.push({ url: request.url!, headers: request.headers, status })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
    await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`
    const sendWithOneFailure: WebhookSender = (to, init) => fetch(to, { ...init, redirect: 'error' })

    const { bank, charge, time } = await openBank()
    const { gatewayId } = await charge()
    for (let second = 0; second < 30; second++) {
      time.pass(1)
      await deliverWebhooks(bank, url, sendWithOneFailure)
    }
    await new Promise((closed) => shop.close(closed))
    expect(received.map(({ status }) => status)).toEqual([500, 302, 200])
    const { url: address, headers } = received[2]!
    expect(address).toBe(`/hook?data.id=${gatewayId}&type=payment`)
    expect(
      isSigned(
        headers['x-signature'] as string,
        { dataId: gatewayId, requestId: headers['x-request-id'] as string },
        bank.secrets,
      ),
    ).toBe(true)
  })

  test('that fail to arrive are sent again', async () => {
    const { bank, charge, time } = await openBank()
    await charge()
    let sent = 0
    const sendWithOneFailure: WebhookSender = async () => {
      if (++sent === 1) throw new Error('ECONNRESET')
      return { status: 200 }
    }
    for (let second = 0; second < 10; second++) {
      time.pass(1)
      await deliverWebhooks(bank, 'http://loja.test/hook', sendWithOneFailure)
    }
    expect(sent).toBe(2)
  })

  test('signed with the secret before a rotation are still accepted', async () => {
    const older = await openBank(['the-secret-of-yesterday'])
    const { charge } = older
    const { gatewayId } = await charge()
    let delivered: { query: URLSearchParams; headers: Headers; body: string } | undefined
    older.time.pass(2)
    await deliverWebhooks(older.bank, 'http://loja.test/hook', async (url, init) => {
      delivered = { query: url.searchParams, headers: new Headers(init.headers), body: init.body as string }
      return { status: 200 }
    })
    const rotated = sandboxGateway({ ...older.bank, secrets: ['the-secret-of-today', 'the-secret-of-yesterday'] })
    expect(rotated.readWebhook(delivered!)).toEqual({ gatewayId })
    expect(sandboxGateway({ ...older.bank, secrets: ['the-secret-of-today'] }).readWebhook(delivered!)).toBeUndefined()
  })
})

describe('the pages', () => {
  const asks = (bank: Bank, method: 'GET' | 'POST', path: string) => {
    const route = sandboxRoutes(bank).find(
      (served): served is Extract<Route, { raw: unknown }> => 'raw' in served && served.raw.method === method,
    )!
    return route.raw.answer(new Request(`http://loja.test${path}`, { method }), {} as Ports, '10.0.0.1')
  }

  test('show the charge with typed text escaped', async () => {
    const { bank, charge } = await openBank()
    const { gatewayId } = await charge(5_000n, randomUUID(), `<img src=x onerror=alert(1)> "Ana" & 'Bia'`)
    const page = await asks(bank, 'GET', `/api/sandbox/pix/${gatewayId}`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('Banco de demonstração')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Ana&quot; &amp; &#39;Bia&#39;')
    expect(html).not.toContain('<img')
  })

  test('a button leads back to the page, which shows that the bank is working', async () => {
    const { bank, charge } = await openBank()
    const { gatewayId } = await charge()
    const pressed = await asks(bank, 'POST', `/api/sandbox/pix/${gatewayId}/pagar`)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/api/sandbox/pix/${gatewayId}`])
    expect(await (await asks(bank, 'GET', `/api/sandbox/pix/${gatewayId}`)).text()).toContain(
      'O banco está processando',
    )
  })

  test.each(['SBX00000000000000000000', 'nonsense', 'SBX%3Cscript%3E'])('%s is answered with 404', async (id) => {
    const { bank } = await openBank()
    const page = await asks(bank, 'GET', `/api/sandbox/pix/${id}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Cobrança não encontrada')
  })

  test('an unknown button does nothing', async () => {
    const { charge, stateOf, press } = await openBank()
    const { gatewayId } = await charge()
    for (const button of ['constructor', '__proto__', 'pagar-depois-de-expirar']) await press(gatewayId, button, 5)
    expect(await stateOf(gatewayId)).toBe('pending')
  })
})
