import { expect, test } from 'vitest'
import { parseTaxId } from './tax-id.rules.ts'

const [CPF, CNPJ] = ['52998224725', '12ABC34501DE35']

test.each([
  [CPF, CPF],
  ['529.982.247-25', CPF],
  ['529 982 247 25', CPF],
  ['CPF 529.982.247-25', CPF],
  ['cpf: 529.982.247-25', CPF],
  ['CPF nº 529.982.247-25', CPF],
  ['529.982.247–25', CPF],
  ['529.982.247\u201125', CPF],
  ['\u202A529.982.247-25\u202C', CPF],
  ['529.982\u200B.247-25\u00A0', CPF],
  ['５２９.９８２.２４７-２５', CPF],
  ['12.abc.345/01DE-35', CNPJ],
  ['CNPJ: 12.ABC.345/01DE-35', CNPJ],
])('%j is %s', (written, number) => expect(parseTaxId(written)).toBe(number))

test.each([
  'ABC52998224725',
  'CPF52998224725',
  '52998224725ABC',
  '529a982b247c25',
  '5299822472X5',
  '٥٢٩٩٨٢٢٤٧٢٥',
  '529.982.247-26',
  '111.111.111-11',
  '12ABC34501DE36',
  '529.982.247-25, 111.444.777-35',
  '',
])('%j is no document', (written) => expect(parseTaxId(written)).toBeUndefined())
