import type { Dps } from '#gateways/note-issuer.ts'
import { company } from '#platform/company/known-company.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import type { TermName, Terms } from './terms.rules.ts'

type Note = { month: string; name: string; taxId: string; dpsNumber: bigint; commission: bigint }

const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** The declaration of a note: the house is paid its commission by the consultant, for what a month brought about. */
export function dpsOf({ month, name, taxId, dpsNumber, commission }: Note, terms: Terms): Dps {
  const of = (term: TermName) => terms[term] || undefined
  return {
    serie: of('serie') ?? '1',
    nDPS: String(dpsNumber),
    dCompet: `${month}-${lastDayOf(month)}`,
    cLocEmi: of('cLocEmi'),
    prest: {
      CNPJ: company().cnpj.replaceAll(/[^0-9A-Z]/g, ''),
      IM: of('IM'),
      opSimpNac: of('opSimpNac'),
      regEspTrib: of('regEspTrib'),
    },
    toma: taxId.length === 11 ? { CPF: taxId, xNome: name } : { CNPJ: taxId, xNome: name },
    serv: {
      cLocPrestacao: of('cLocEmi'),
      cTribNac: of('cTribNac'),
      cNBS: of('cNBS'),
      xDescServ: `Intermediação de consultas on-line em ${month.slice(5)}/${month.slice(0, 4)}, tomador ${writtenTaxId(taxId)}`,
    },
    valores: {
      vServ: decimal(commission),
      tribISSQN: of('tribISSQN'),
      tpRetISSQN: of('tpRetISSQN'),
      pAliq: of('pAliq'),
    },
    IBSCBS: {
      finNFSe: '0',
      indFinal: of('indFinal'),
      cIndOp: of('cIndOp'),
      CST: of('CST'),
      cClassTrib: of('cClassTrib'),
    },
  }
}
