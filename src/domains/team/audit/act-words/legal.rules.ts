import type { ActWords } from './words.rules.ts'

/** Acts of what the law asks for. */
export const LEGAL: ActWords = {
  'team.legal_opened': ['Pedido sobre dados registrado', 'registrou um pedido sobre dados'],
  'team.legal_noted': ['Nota em um pedido sobre dados', 'anotou em um pedido sobre dados'],
  'team.legal_closed': [
    'Pedido sobre dados encerrado',
    'encerrou um pedido sobre dados',
    { done: 'atendido', refused: 'recusado' },
  ],
  'team.legal_bundle_taken': [
    'Dados baixados para um pedido sobre dados',
    'baixou os dados de uma pessoa para um pedido',
  ],
  'accounts.hold_turned': [
    'Guarda dos dados por lei mudada',
    'mudou a guarda dos dados que a lei manda',
    { on: 'guardados', off: 'liberados' },
  ],
}
