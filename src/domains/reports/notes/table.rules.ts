import { NOTE_STATE_WORDS, NOTE_STATES, refuse, type SaidOfNote } from './rules.ts'

export const MOST_ROWS = 2_000
/** The columns of the spreadsheet that is imported; the last two may be left out. */
export const COLUMNS = ['dps', 'situacao', 'numero', 'emitida_em', 'chave', 'retido'] as const
const NEEDED = COLUMNS.slice(0, 4)

/** The cells of a spreadsheet with this separator; quotes around a cell may hold separators and line breaks. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endRow = () => {
    rows.push([...row, cell])
    ;[row, cell] = [[], '']
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows.map((one) => one.map((text_) => text_.trim())).filter((one) => one.some((text_) => text_ !== ''))
}

export type ImportedRow = { line: number; dps: string; said: SaidOfNote | undefined; fault: string | undefined }

/**
 * The rows of a spreadsheet of notes: names of columns first, then a note in each, separated by semicolons, commas or
 * tabs. `line` counts from 1, the names included. Refuses `empty_file`, `missing_columns`, and `too_many_rows`.
 */
export function rowsOfTable(text: string): ImportedRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const head = plain.slice(0, plain.search(/[\r\n]|$/))
  const separator = [';', '\t', ','].find((one) => head.includes(one)) ?? ';'
  const [names, ...rows] = cellsOf(plain, separator)
  if (!names || rows.length === 0) throw refuse('empty_file')
  if (rows.length > MOST_ROWS) throw refuse('too_many_rows')
  const places = new Map(names.map((name, at) => [name.toLowerCase(), at]))
  if (NEEDED.some((name) => !places.has(name))) throw refuse('missing_columns')
  return rows.map((row, at) => {
    const cell = (name: (typeof COLUMNS)[number]) => row[places.get(name) ?? -1] ?? ''
    return { line: at + 2, dps: cell('dps'), ...readRow(cell) }
  })
}

function readRow(cell: (name: (typeof COLUMNS)[number]) => string): Pick<ImportedRow, 'said' | 'fault'> {
  const fault = (words: string) => ({ said: undefined, fault: words })
  if (!/^\d{1,15}$/.test(cell('dps'))) return fault('O número da DPS não é um número.')
  const state = NOTE_STATES.find((one) => NOTE_STATE_WORDS[one] === cell('situacao').toLowerCase())
  if (!state) return fault('A situação é emitida, recusada ou cancelada.')
  const withheld = centsOf(cell('retido') || '0')
  if (withheld === undefined) return fault('O valor retido se escreve como 12,34.')
  const issued = cell('emitida_em')
  return {
    said: {
      dpsNumber: BigInt(cell('dps')),
      state,
      number: cell('numero') || null,
      accessKey: cell('chave').replaceAll(/\s/g, '') || null,
      issuedOn: issued.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1') || null,
      withheld,
    },
    fault: undefined,
  }
}

/** "1.234,56" and "1234.56" are 123456; undefined for anything else. */
export function centsOf(text: string): bigint | undefined {
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'))
}
