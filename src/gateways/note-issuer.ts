/**
 * What a declaration of service (DPS, national layout of the NFS-e) says, by the layout's own names; the group IBSCBS
 * is that of Nota Técnica SE/CGNFS-e 004/2025. A field that nobody decided yet is left out. Amounts as "123.45".
 */
export type Dps = {
  serie: string
  nDPS: string
  /** The last day of the month in which the service was done. */
  dCompet: string
  cLocEmi?: string | undefined
  prest: { CNPJ: string; IM?: string | undefined; opSimpNac?: string | undefined; regEspTrib?: string | undefined }
  toma: ({ CPF: string } | { CNPJ: string }) & { xNome: string }
  serv: {
    cLocPrestacao?: string | undefined
    cTribNac?: string | undefined
    cNBS?: string | undefined
    xDescServ: string
  }
  valores: {
    vServ: string
    tribISSQN?: string | undefined
    tpRetISSQN?: string | undefined
    pAliq?: string | undefined
  }
  IBSCBS: {
    /** Always a regular note. */
    finNFSe: '0'
    indFinal?: string | undefined
    cIndOp?: string | undefined
    CST?: string | undefined
    cClassTrib?: string | undefined
  }
}

/** How a note stands at an issuer. `unknown`: no answer came; ask by series and number, never issue again. */
export type IssuedNote =
  | { state: 'issued'; number: string; accessKey: string; issuedOn: string }
  | { state: 'refused'; why: string }
  | { state: 'unknown' }

/**
 * Whoever issues notes for the house. Series and number name a note for ever, so that issuing twice is issuing once.
 * There is no adapter yet: notes are exported, and recorded by import or by hand (docs/fiscal.md).
 * @public
 */
export type NoteIssuer = {
  issue: (dps: Dps) => Promise<IssuedNote>
  /** Undefined: nobody there knows this number. */
  find: (of: Pick<Dps, 'serie' | 'nDPS'>) => Promise<IssuedNote | undefined>
  cancel: (accessKey: string, why: string) => Promise<IssuedNote>
}
