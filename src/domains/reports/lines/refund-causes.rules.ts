/** Why something was refunded, by the rule that granted it or by what its client said, in words of papers. */
const CAUSES: Readonly<Record<string, string>> = {
  cut_short: 'a consulta terminou logo no começo',
  consultant_left: 'a consulta terminou sem o consultor',
  unclarified: 'esclarecimento sem resposta',
  silence: 'demora na resposta',
  connection: 'falha de conexão',
  call: 'falha de som ou vídeo',
  service: 'não foi o que estava prometido',
  conduct: 'conduta na consulta',
  other: 'outro motivo',
  team: 'decisão da equipe',
  asked: 'pedido de quem consultou',
}

/** Null: not known, or no refund. */
export const refundCause = (cause: string | null) => (cause === null ? null : (CAUSES[cause] ?? 'outro motivo'))
