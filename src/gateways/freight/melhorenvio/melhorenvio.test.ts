import { afterEach, describe, expect, test } from 'vitest'
import { type MelhorEnvioFault, startFakeMelhorEnvio } from '#test/gateways/fake-melhor-envio.ts'
import type { FreightEnd, FreightPiece, LabelRequest } from '../gateway.ts'
import { guardedFreight } from '../guarded-freight.ts'
import { melhorEnvioFreight } from './gateway.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))))

async function open(limits?: { quoteWithinMs: number }) {
  const fake = await startFakeMelhorEnvio()
  ends.push(fake.close)
  return { fake, freight: guardedFreight(melhorEnvioFreight(fake.account), limits) }
}

const DECK: FreightPiece = {
  weightGrams: 350,
  lengthMm: 145,
  widthMm: 90,
  heightMm: 41,
  value: 8_990n,
  quantity: 2,
}
const TO_RIO = { from: '01310100', to: '20040002', pieces: [DECK] }
const END: FreightEnd = {
  name: 'Ana Lima',
  phone: '',
  email: 'ana@exemplo.com.br',
  document: '52998224725',
  street: 'Rua da Quitanda',
  number: '',
  complement: 'Sala 2',
  district: 'Centro',
  city: 'Rio de Janeiro',
  state: 'RJ',
  cep: '20040002',
}
const LABEL: LabelRequest = {
  service: '1',
  from: { ...END, name: 'Sensitivos Ltda.', document: '12ABC34501DE35' },
  to: END,
  box: DECK,
  contents: [{ name: 'Tarot de Marselha', quantity: 2, unitPrice: 8_990n }],
  invoiceKey: null,
  reference: 'A1B2C3D4',
}

describe('a quote', () => {
  test('has what the carriers answer, in centavos and business days, without what they refuse', async () => {
    const { fake, freight } = await open()
    expect(await freight.quote(TO_RIO)).toEqual({
      outcome: 'ok',
      value: [
        { service: '1', name: 'Correios PAC', price: 2_490n, daysLeast: 5, daysMost: 7 },
        { service: '2', name: 'Correios SEDEX', price: 4_135n, daysLeast: 1, daysMost: 2 },
      ],
    })
    expect(JSON.parse(fake.heard[0]!.body)).toMatchObject({
      to: { postal_code: '20040002' },
      products: [{ id: '1', weight: 0.35, length: 15, width: 9, height: 5, quantity: 2, insurance_value: 89.9 }],
    })
  })

  test('prefers the price and the days of our own contract', async () => {
    const { fake, freight } = await open()
    const own = { custom_price: '19.9', custom_delivery_range: { min: 6, max: 8 } }
    fake.traits.services = [{ ...fake.service(1, 'PAC', '24.90', 5, 7), ...own }]
    expect(await freight.quote(TO_RIO)).toMatchObject({ value: [{ price: 1_990n, daysLeast: 6, daysMost: 8 }] })
  })

  test.each<[string, unknown]>([
    ['a price that is none', { price: 'grátis', custom_price: undefined }],
    ['a negative price', { price: '-1.00', custom_price: '-1.00' }],
    ['a price of nothing', { price: '0.00', custom_price: '0.00' }],
    ['another currency', { currency: 'US$' }],
    ['no days', { delivery_range: undefined, custom_delivery_range: undefined }],
    ['days in the wrong order', { custom_delivery_range: { min: 9, max: 2 } }],
    ['days without an end', { custom_delivery_range: { min: 1, max: 1_000 } }],
  ])('leaves out a service with %s', async (_, wrong) => {
    const { fake, freight } = await open()
    const sedex = fake.service(2, 'SEDEX', '41.35', 1, 2)
    fake.traits.services = [{ ...fake.service(1, 'PAC', '24.90', 5, 7), ...(wrong as object) }, sedex, null]
    expect(await freight.quote(TO_RIO)).toMatchObject({ value: [{ service: '2' }] })
  })

  test('for a CEP that they do not know is refused in their words', async () => {
    const { freight } = await open()
    expect(await freight.quote({ ...TO_RIO, to: '123' })).toEqual({
      outcome: 'refused',
      why: expect.stringContaining('to.postal code'),
    })
  })

  test.each<[string, MelhorEnvioFault]>([
    ['lost', 'lost_request'],
    ['broken off', 'cut'],
    ['silent', 'silent'],
    ['a page', { status: 200, body: '<html>manutenção</html>' }],
    ['something else', { status: 200, body: '{"PAC":"24.90"}' }],
    ['unauthenticated', { status: 401, body: '{"message":"Unauthenticated."}' }],
    ['too many', { status: 429, body: 'Too Many Attempts.' }],
    ['out of order', { status: 503, body: '' }],
    ['sent elsewhere', { status: 302, body: '' }],
  ])('that is %s is no answer, and is not asked for again', async (_, fault) => {
    const { fake, freight } = await open({ quoteWithinMs: 300 })
    fake.fail(fault)
    await expect(freight.quote(TO_RIO)).rejects.toThrow()
    expect(fake.heard).toHaveLength(1)
  })
})

describe('a label', () => {
  test('is prepared, paid, printed and followed', async () => {
    const { fake, freight } = await open()
    const added = await freight.addLabel(LABEL)
    const id = (added as { value: string }).value
    expect(fake.labels.get(id)!.request).toMatchObject({
      service: 1,
      from: { company_document: '12ABC34501DE35' },
      to: { document: '52998224725', address: 'Rua da Quitanda', postal_code: '20040002', state_abbr: 'RJ' },
      volumes: [{ weight: 0.35, length: 15, width: 9, height: 5 }],
      options: { insurance_value: 179.8, non_commercial: true },
    })
    expect((await freight.track([id])).size).toBe(0)
    expect(await freight.printLabel(id)).toMatchObject({ outcome: 'refused' })
    expect(await freight.buyLabel(id)).toEqual({ outcome: 'ok', value: true })
    expect(await freight.printLabel(id)).toMatchObject({ value: expect.stringMatching(/^https:/) })
    expect(await freight.track([id, crypto.randomUUID()])).toEqual(
      new Map([[id, { state: 'ready', code: expect.stringMatching(/^ME2600/) }]]),
    )
    fake.labels.get(id)!.status = 'posted'
    expect((await freight.track([id])).get(id)).toMatchObject({ state: 'posted' })
  })

  test('bought again, or after a lost answer, is paid once', async () => {
    const { fake, freight } = await open()
    const { value: id } = (await freight.addLabel(LABEL)) as { value: string }
    fake.fail('lost_answer')
    await expect(freight.buyLabel(id)).rejects.toThrow()
    for (let again = 0; again < 3; again++) expect(await freight.buyLabel(id)).toEqual({ outcome: 'ok', value: true })
    expect(fake.traits.paid).toBe(1)
  })

  test('without balance, or with an invoice that they miss, is refused in their words', async () => {
    const { fake, freight } = await open()
    const { value: id } = (await freight.addLabel(LABEL)) as { value: string }
    fake.traits.balance = 0
    expect(await freight.buyLabel(id)).toEqual({ outcome: 'refused', why: 'Saldo insuficiente na carteira.' })
    expect(await freight.addLabel({ ...LABEL, invoiceKey: '' })).toMatchObject({ outcome: 'refused' })
    expect(fake.traits.paid).toBe(0)
  })

  test('whose code is no code is followed without it', async () => {
    const { fake, freight } = await open()
    const { value: id } = (await freight.addLabel(LABEL)) as { value: string }
    await freight.buyLabel(id)
    fake.labels.get(id)!.tracking = '<script>alert(1)</script>'
    expect((await freight.track([id])).get(id)).toEqual({ state: 'ready', code: null })
  })
})
