import type { Sql } from '#platform/db.ts'
import { csvAmount } from '#shared/csv.ts'
import { formatIsoDay } from '#shared/dates.ts'
import type { FoundSet } from '../accounting/find-set.ts'
import { NOTE_STATE_WORDS } from '../notes/rules.ts'
import { findTerms, listNotes, type NoteWithState } from '../notes/sql.ts'
import { dpsOf } from '../notes/write-dps.ts'
import type { Table } from './table.ts'

const ALL_NOTES = 1_000_000

/** The notes of a closed month; an open one has none yet. */
export async function allNotes(sql: Sql, { month, closed }: FoundSet): Promise<NoteWithState[]> {
  return closed ? listNotes(sql, month, 0n, ALL_NOTES) : []
}

/** What the declaration of each note says, field by field of the layout, and how the note stands. */
export async function notes(sql: Sql, set: FoundSet): Promise<Table> {
  const [all, { terms }] = await Promise.all([allNotes(sql, set), findTerms(sql)])
  const rows = all.map((note) => ({ note, dps: dpsOf(note, terms) }))
  return [
    'serie dps competencia municipio prestador_cnpj inscricao_municipal simples regime_especial tomador_documento tomador servico_cTribNac servico_cNBS descricao valor iss_tributacao iss_retencao iss_aliquota ibscbs_finNFSe ibscbs_indFinal ibscbs_cIndOp ibscbs_CST ibscbs_cClassTrib situacao numero emitida_em chave retido'.split(
      ' ',
    ),
    ...rows.map(({ note, dps: { serie, nDPS, dCompet, cLocEmi, prest, toma, serv, valores, IBSCBS } }) =>
      [
        serie,
        nDPS,
        dCompet,
        cLocEmi,
        prest.CNPJ,
        prest.IM,
        prest.opSimpNac,
        prest.regEspTrib,
        note.taxId,
        toma.xNome,
        serv.cTribNac,
        serv.cNBS,
        serv.xDescServ,
        csvAmount(note.commission),
        valores.tribISSQN,
        valores.tpRetISSQN,
        valores.pAliq,
        IBSCBS.finNFSe,
        IBSCBS.indFinal,
        IBSCBS.cIndOp,
        IBSCBS.CST,
        IBSCBS.cClassTrib,
        note.state ? NOTE_STATE_WORDS[note.state] : '',
        note.number,
        note.issuedOn && formatIsoDay(note.issuedOn),
        note.accessKey,
        csvAmount(note.withheld),
      ].map((cell) => cell ?? ''),
    ),
  ]
}

/** The declarations of a month's notes as JSON, by the layout's own names. */
export async function notesAsJson(sql: Sql, set: FoundSet): Promise<string> {
  const [all, { terms }] = await Promise.all([allNotes(sql, set), findTerms(sql)])
  return JSON.stringify(
    all.map((note) => dpsOf(note, terms)),
    undefined,
    1,
  )
}
