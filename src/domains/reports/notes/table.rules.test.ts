import { describe, expect, test } from 'vitest'
import { faultsOfNote } from './rules.ts'
import { rowsOfTable } from './table.rules.ts'
import { faultsOfTerms, missingTerms } from './terms.rules.ts'
import { dpsOf } from './write-dps.ts'

const HEAD = 'dps;situacao;numero;emitida_em;chave;retido'
const KEY = '3'.repeat(50)

test.each([
  [`${HEAD}\n1;emitida;77;03/02/2026;${KEY};1.234,50`, '\uFEFF with a mark'],
  [`${HEAD.replaceAll(';', ',')}\r\n1,emitida,77,2026-02-03,${KEY},1234.5\r\n`, 'commas, windows'],
  [`${HEAD.replaceAll(';', '\t')}\n\n"1"\tEmitida\t"77"\t03/02/2026\t"${KEY}"\t"1.234,5"\n`, 'tabs, quotes'],
])('a row is read: %s', (table) => {
  const said = { state: 'issued', number: '77', accessKey: KEY, issuedOn: '2026-02-03', withheld: 123_450n }
  expect(rowsOfTable(table)).toEqual([{ line: 2, dps: '1', said: { dpsNumber: 1n, ...said }, fault: undefined }])
})

test.each([
  ['x;emitida;1;01/01/2026', 'O número da DPS não é um número.'],
  ['1;feita;1;01/01/2026', 'A situação é emitida, recusada ou cancelada.'],
  ['1;emitida;1;01/01/2026;;doze', 'O valor retido se escreve como 12,34.'],
])('%s fails: %s', (row, fault) => {
  expect(rowsOfTable(`${HEAD}\n${row}`)[0]).toMatchObject({ fault, said: undefined })
})

test.each([
  ['', 'empty_file'],
  [HEAD, 'empty_file'],
  ['a;b\n1;2', 'missing_columns'],
  [`${HEAD}\n${'1;emitida;1;01/01/2026\n'.repeat(2_001)}`, 'too_many_rows'],
])('a table that is none is refused (%#)', (table, code) => {
  expect(() => rowsOfTable(table)).toThrow(expect.objectContaining({ code: `notes.${code}` }))
})

describe('what is said of a note of R$ 3,00', () => {
  const whole = { state: 'issued', number: '77', accessKey: null, issuedOn: '2026-02-03', withheld: 0n } as const
  test.each([
    [{}, []],
    [{ withheld: 300n, accessKey: KEY }, []],
    [{ state: 'refused', number: null, issuedOn: null } as const, []],
    [{ number: null }, ['number']],
    [{ number: 'um número de vinte e um' }, ['number']],
    [{ state: 'cancelled', issuedOn: null } as const, ['issuedOn']],
    [{ issuedOn: '2026-02-30' }, ['issuedOn']],
    [{ issuedOn: '2026-02-11' }, ['issuedOn']],
    [{ accessKey: '123' }, ['accessKey']],
    [{ withheld: 301n }, ['withheld']],
    [{ withheld: -1n }, ['withheld']],
  ])('%o: faults %o', (said, fields) => {
    expect(Object.keys(faultsOfNote({ ...whole, ...said }, 300n, '2026-02-10'))).toEqual(fields)
  })
})

test('a declaration has what is known, and nothing for what nobody decided', () => {
  const note = { month: '2028-02', name: 'Luna Prado', taxId: '52998224725', dpsNumber: 12n, commission: 123_405n }
  const terms = { cTribNac: '100501', CST: '000' }
  expect(JSON.parse(JSON.stringify(dpsOf(note, terms)))).toEqual({
    serie: '1',
    nDPS: '12',
    dCompet: '2028-02-29',
    prest: { CNPJ: '12ABC34501DE35' },
    toma: { CPF: '52998224725', xNome: 'Luna Prado' },
    serv: {
      cTribNac: '100501',
      xDescServ: 'Intermediação de consultas on-line em 02/2028, tomador 529.982.247-25',
    },
    valores: { vServ: '1234.05' },
    IBSCBS: { finNFSe: '0', CST: '000' },
  })
  expect(missingTerms(terms)).not.toContain('CST')
  expect(Object.keys(faultsOfTerms({ CST: '1', cLocEmi: '3550308', pAliq: '2,9' }))).toEqual(['pAliq', 'CST'])
})
