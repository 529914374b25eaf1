const SUBJECTS: Readonly<Record<string, string>> = {
  consultation: 'Consulta',
  booking: 'Consulta marcada',
  written_question: 'Pergunta por escrito',
  order: 'Pedido',
  subscription: 'Assinatura',
  payment: 'Pagamento',
  payment_refund: 'Devolução',
  dispute: 'Contestação',
  unmatched_charge: 'Cobrança sem pedido',
  suspense_entry: 'Valor em conferência',
  withdrawal: 'Retirada',
  payout: 'Saque',
  minutes: 'Minutos',
  bonus: 'Bônus',
  debt: 'Dívida de cliente',
  earnings_debt: 'Dívida de consultor',
}

/** What a journal can be about, in words; an unknown kind as it is. */
export const subjectWords = (kind: string) => SUBJECTS[kind] ?? kind
