/** How a case ended, by the one word that the log has of it. */
const OUTCOMES: Readonly<Record<string, string>> = {
  granted: 'Devolvido',
  part_granted: 'Devolvido em parte',
  refused: 'Recusado',
  message_answered: 'Respondida',
  message_closed: 'Encerrada sem resposta',
  account_closed: 'Conta encerrada',
  paid: 'Transferido',
  failed: 'Não foi possível',
  returned: 'O Pix voltou',
  credited: 'Ficou como saldo',
  refunded: 'Voltou pelo banco',
  written_off: 'Saiu dos livros',
  won: 'A compra vale',
  lost: 'O banco devolveu',
  application_refused: 'Recusada',
  iniciante: 'Aprovada: Iniciante',
  verificado: 'Aprovada: Verificado',
  destaque: 'Aprovada: Destaque',
  mestre: 'Aprovada: Mestre',
  published: 'Publicado',
  rejected: 'Não publicado',
}

export const outcomeWords = (outcome: string | null) => (outcome && OUTCOMES[outcome]) || 'Decidido'
