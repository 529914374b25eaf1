const WORDS: Record<string, { in: string; out: string }> = {
  payment: { in: 'Compra de créditos', out: 'Ajuste de compra' },
  payback: { in: 'Devolução que voltou', out: 'Devolução de uma compra' },
  hold: { in: 'Consulta', out: 'Consulta' },
  capture: { in: 'Ganhos de uma consulta', out: 'Consulta' },
  refund: { in: 'Reembolso de uma consulta', out: 'Reembolso ao cliente' },
  payout: { in: 'Saque devolvido', out: 'Saque para o banco' },
  bonus: { in: 'Créditos de presente', out: 'Créditos de presente expirados' },
}

/** What an act is called on a person's statement, by the first word of its key and whether money came in. */
export const wordsOfAct = (act: string, cameIn: boolean) => WORDS[act]?.[cameIn ? 'in' : 'out'] ?? (cameIn ? 'Entrada' : 'Saída')
