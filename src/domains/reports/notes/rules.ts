import { refusals } from '#shared/refusal.ts'
import { isDay } from '../sums/rules.ts'

export const refuse = refusals('notes', {
  not_found: [404, 'Não existe nota com este número de DPS.'],
  invalid_note: [400, 'Confira os dados da nota.'],
  empty_file: [400, 'A planilha está vazia. A primeira linha traz os nomes das colunas.'],
  missing_columns: [400, 'Faltam colunas na planilha: são precisas dps, situacao, numero e emitida_em.'],
  too_many_rows: [400, 'Esta planilha tem mais de 2.000 linhas. Divida em partes e importe uma de cada vez.'],
  terms_changed: [409, 'Alguém mudou os dados fiscais enquanto você preenchia. Recarregue a página e confira.'],
})

export const NOTE_STATES = ['issued', 'refused', 'cancelled'] as const
export type NoteState = (typeof NOTE_STATES)[number]

export const NOTE_STATE_WORDS: Readonly<Record<NoteState | 'none', string>> = {
  none: 'por emitir',
  issued: 'emitida',
  refused: 'recusada',
  cancelled: 'cancelada',
}

const MANY: Readonly<Record<NoteState | 'none', string>> = {
  none: 'por emitir',
  issued: 'emitidas',
  refused: 'recusadas',
  cancelled: 'canceladas',
}
/** "1 emitida", "17 por emitir". */
export const manyNotes = (state: NoteState | 'none', many: number) =>
  `${many.toLocaleString('pt-BR')} ${many === 1 ? NOTE_STATE_WORDS[state] : MANY[state]}`

/** What is said of a note: centavos that its receiver kept back, and the day of issue as `aaaa-mm-dd`. */
export type SaidOfNote = {
  dpsNumber: bigint
  state: NoteState
  number: string | null
  accessKey: string | null
  issuedOn: string | null
  withheld: bigint
}

type Given = Omit<SaidOfNote, 'dpsNumber'>

/** What is wrong with what is said of a note that charges `commission` centavos, by field; nothing: it is complete. */
export function faultsOfNote(said: Given, commission: bigint, today: string): Partial<Record<keyof Given, string>> {
  const { state, number, accessKey, issuedOn, withheld } = said
  const needsNumber = state !== 'refused'
  const faults: Partial<Record<keyof Given, string>> = {}
  if (number === null ? needsNumber : !/^[0-9A-Za-z./-]{1,20}$/.test(number))
    faults.number = 'Informe o número da nota, com até 20 letras e algarismos.'
  if (issuedOn === null ? needsNumber : !isDay(issuedOn) || issuedOn > today)
    faults.issuedOn = 'Informe o dia em que a nota foi emitida: ele já passou.'
  if (accessKey !== null && !/^\d{50}$/.test(accessKey)) faults.accessKey = 'A chave de acesso tem 50 algarismos.'
  if (withheld < 0n || withheld > commission) faults.withheld = 'O valor retido vai de zero até o valor da nota.'
  return faults
}

/** Whether nothing is said that was not said last. */
export const isSameNote = (a: Given, b: Omit<Given, 'state'> & { state: NoteState | null }) =>
  a.state === b.state &&
  a.number === b.number &&
  a.accessKey === b.accessKey &&
  a.issuedOn === b.issuedOn &&
  a.withheld === b.withheld
