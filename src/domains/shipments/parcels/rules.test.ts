import { describe, expect, test } from 'vitest'
import { checkDigitOf, invoiceKey } from './invoice.rules.ts'
import {
  cancelledByItselfAt,
  canMove,
  deliveredByItselfAt,
  isWithin,
  leftToPack,
  missingUntil,
  NEXT_STATES,
  orderBarcode,
  orderNumber,
  PARCEL_STATES,
} from './rules.ts'
import { readPastedCodes, trackingCode, trackingLink } from './tracking.rules.ts'

const at = (time: string) => new Date(`2026-11-${time}-03:00`)

describe('a parcel', () => {
  test('moves only as its table says, and never out of an end', () => {
    expect(PARCEL_STATES.filter((state) => NEXT_STATES[state].length === 0)).toEqual(['lost', 'damaged', 'cancelled'])
    expect(canMove('posted', 'cancelled')).toBe(false)
    expect(canMove('packed', 'missing')).toBe(false)
    expect(canMove('delivered', 'missing')).toBe(true)
  })

  test('counts as delivered at the end of the fifteenth day, and may be missed until that of the 45th', () => {
    expect(deliveredByItselfAt(at('02T09:30'))).toEqual(at('18T00:00'))
    expect(missingUntil(at('02T23:59'))).toEqual(new Date('2026-12-18T00:00-03:00'))
  })

  test.each([
    ['on a Monday morning, the end of Tuesday', '09T08:00', '11T00:00'],
    ['on a Monday night, too', '09T23:59', '11T00:00'],
    ['on a Friday, the end of Monday', '06T10:00', '10T00:00'],
    ['on a Saturday, the end of Monday', '07T10:00', '10T00:00'],
    ['before a holiday on a Friday, the end of Monday', '19T10:00', '24T00:00'],
  ])('that is given up %s, is in somebody’s hands until then', (_, asked, ends) =>
    expect(cancelledByItselfAt(at(asked))).toEqual(at(ends)),
  )

  test('holds what is neither in another nor given back, each line once', () => {
    const left = leftToPack([
      { n: 1, quantity: 3, packed: 1, cancelled: 0 },
      { n: 2, quantity: 2, packed: 0, cancelled: 2 },
      { n: 3, quantity: 1, packed: 0, cancelled: 0 },
    ])
    expect(left).toEqual([
      { n: 1, quantity: 2 },
      { n: 3, quantity: 1 },
    ])
    expect(isWithin([{ n: 1, quantity: 2 }], left)).toBe(true)
    for (const bad of [
      [],
      [{ n: 1, quantity: 3 }],
      [{ n: 1, quantity: 0 }],
      [{ n: 1, quantity: -1 }],
      [{ n: 2, quantity: 1 }],
      [
        { n: 1, quantity: 1 },
        { n: 1, quantity: 1 },
      ],
    ])
      expect(isWithin(bad, left)).toBe(false)
  })

  test('names its order as people read it, and by more of it as a reader does', () => {
    const id = '0190a1b2-c3d4-7000-8000-000000000001'
    expect([orderNumber(id), orderBarcode(id)]).toEqual(['0190A1B2', '0190A1B2C3D4'])
  })
})

describe('a tracking code', () => {
  test.each([
    ['AB123456789BR', 'AB123456789BR'],
    [' ab 123.456.789-br ', 'AB123456789BR'],
    ['12345678', '12345678'],
    ['1234567', undefined],
    ['A'.repeat(40), 'A'.repeat(40)],
    ['A'.repeat(41), undefined],
    ['<script>alert(1)</script>', undefined],
    ['javascript:alert(1)', undefined],
    ['AB123456789BR?x=1', undefined],
    ['ÁB123456789BR', undefined],
    ['', undefined],
  ])('written %j is %j', (typed, code) => expect(trackingCode(typed)).toBe(code))

  test.each([
    ['AB123456789BR', 'Correios', 'https://rastreamento.correios.com.br/app/index.php?objetos=AB123456789BR'],
    ['ME220021P96BR', 'Melhor Rastreio', 'https://www.melhorrastreio.com.br/rastreio/ME220021P96BR'],
    ['12345678901234', 'Jadlog', 'https://www.jadlog.com.br/siteInstitucional/tracking.jad?cte=12345678901234'],
  ])('%s is followed at %s', (code, carrier, href) => expect(trackingLink(code)).toEqual({ carrier, href }))

  test.each(['LOGGI12345', 'AB123456789BR"><script>', 'https://exemplo.com', ''])('%s has no address', (code) =>
    expect(trackingLink(code)).toBeUndefined(),
  )
})

test('many codes are pasted, a line each, and each bad line says what is wrong', () => {
  const text = [
    '0190a1b2 AB123456789BR',
    '#0190A1B3\tab 123 456 780 br',
    '0190a1b2-c3d4-7000-8000-000000000001;AB123456781BR',
    '',
    'Ana AB123456782BR',
    '0190a1b4 <script>',
    '0190a1b5',
    '0190a1b6, AB123456789BR',
  ].join('\r\n')
  expect(readPastedCodes(text)).toEqual([
    { line: 1, order: '0190a1b2', code: 'AB123456789BR' },
    { line: 2, order: '0190a1b3', code: 'AB123456780BR' },
    { line: 3, order: '0190a1b2c3d470008000000000000001', code: 'AB123456781BR' },
    { line: 5, order: 'Ana', fault: 'no_order' },
    { line: 6, order: '0190a1b4', fault: 'no_code' },
    { line: 7, order: '0190a1b5', fault: 'no_code' },
    { line: 8, order: '0190a1b6', fault: 'twice' },
  ])
})

describe('the key of an invoice', () => {
  const keyed = (first43: string) => first43 + checkDigitOf(first43)
  const NFE = '52060433009911002506550120000007800267301615'

  test('has the check digit of the manual', () => expect(checkDigitOf(NFE.slice(0, 43))).toBe(5))

  test.each([
    ['an NF-e', NFE, '55'],
    ['an NF-e as a DANFE prints it', NFE.match(/.{4}/g)!.join(' '), '55'],
    ['an NF-e as its XML names it', `NFe${NFE}`, '55'],
    ['a DC-e', keyed('3526111122233300018199001000000001100000001'), '99'],
    ['an NF-e of a CNPJ with letters', keyed('35261112ABC34501DE3555001000000001100000001'), '55'],
  ])('is read: %s', (_, typed, model) => expect(invoiceKey(typed)?.model).toBe(model))

  test.each([
    ['another check digit', `${NFE.slice(0, 43)}6`],
    ['two digits swapped', NFE.replace('0433', '0343')],
    ['a model that goes with no parcel', keyed('3526111122233300018165001000000001100000001')],
    ['no such state', keyed('9926111122233300018155001000000001100000001')],
    ['no such month', keyed('3526131122233300018155001000000001100000001')],
    ['one digit less', NFE.slice(0, 43)],
    ['letters', 'A'.repeat(44)],
    ['nothing', ''],
  ])('is refused: %s', (_, typed) => expect(invoiceKey(typed)).toBeUndefined())
})
