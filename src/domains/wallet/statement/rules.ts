const WORDS: Record<string, { in: string; out: string }> = {
  payment: { in: 'Compra de créditos', out: 'Ajuste de compra' },
  payback: { in: 'Devolução que voltou', out: 'Devolução de uma compra' },
  dispute: { in: 'Contestação no banco', out: 'Contestação no banco' },
  suspense: { in: 'Pagamento conferido pela equipe', out: 'Ajuste de pagamento' },
  booking: { in: 'Consulta marcada, de volta', out: 'Consulta marcada' },
  compensation: { in: 'Ajuste', out: 'Bônus a quem esperou por você' },
  hold: { in: 'Consulta', out: 'Consulta' },
  capture: { in: 'Ganhos de uma consulta', out: 'Consulta' },
  booking_fee: { in: 'Taxa de uma consulta desmarcada', out: 'Taxa de uma consulta desmarcada' },
  question: { in: 'Ganhos de uma pergunta por escrito', out: 'Pergunta por escrito' },
  refund: { in: 'Reembolso de uma consulta', out: 'Reembolso ao cliente' },
  cancellation: { in: 'Desistência', out: 'Bônus já gasto, descontado na desistência' },
  kept_back: { in: 'Bônus já gasto', out: 'Bônus já gasto, descontado na retirada' },
  payout: { in: 'Saque devolvido', out: 'Saque para o banco' },
  debt: { in: 'Ajuste de um valor devido', out: 'Contestação no banco, descontada' },
  earnings_debt: { in: 'Ajuste de um valor devido', out: 'Reembolso a cliente, descontado' },
  subscription: { in: 'Assinatura devolvida', out: 'Mês de assinatura' },
  bonus: { in: 'Bônus', out: 'Bônus que terminou' },
  minutes: { in: 'Minutos não usados, de volta em créditos', out: 'Compra de minutos' },
}

/**
 * The name of an act on a person's statement, by the first part of its key, the direction of the money, and the title
 * of what was bought.
 */
export function statementWords(act: string, cameIn: boolean, title: string | null = null) {
  const words = WORDS[act]?.[cameIn ? 'in' : 'out'] ?? (cameIn ? 'Entrada' : 'Saída')
  return title ? `${words}: ${title}` : words
}
