import type { ChargeState, DisputeState, WebhookMode, RefundMode } from './sql.ts'

export type ButtonAction =
  | { moves: ChargeState; inSeconds: number; from: readonly ChargeState[] }
  | { disputes: DisputeState; from: 'none' | DisputeState }
  | { refunds: RefundMode }
  | { post: WebhookMode }
  | { rings: true }

/** All buttons of the bank's pages by name, which is the last segment of the form's address. */
export const BUTTONS: Record<string, { words: string; hint: string } & ButtonAction> = {
  pagar: { words: 'Pagar', hint: 'O banco confirma em 2 segundos.', moves: 'paid', inSeconds: 2, from: ['pending'] },
  'pagar-com-atraso': {
    words: 'Pagar com atraso',
    hint: 'O banco confirma em 40 segundos.',
    moves: 'paid',
    inSeconds: 40,
    from: ['pending'],
  },
  'pagar-depois-de-expirar': {
    words: 'Pagar mesmo expirado',
    hint: 'O dinheiro chega tarde, e chega.',
    moves: 'paid',
    inSeconds: 2,
    from: ['expired'],
  },
  recusar: {
    words: 'Recusar',
    hint: 'O banco diz não a esta cobrança.',
    moves: 'declined',
    inSeconds: 1,
    from: ['pending'],
  },
  'deixar-expirar': {
    words: 'Deixar expirar',
    hint: 'O prazo acaba agora, sem esperar.',
    moves: 'expired',
    inSeconds: 1,
    from: ['pending'],
  },
  'devolver-na-hora': { words: 'Feitas na hora', hint: 'A loja pede, o banco devolve.', refunds: 'at_once' },
  'devolver-devagar': { words: 'Demoradas', hint: 'O banco devolve depois de 20 segundos.', refunds: 'slow' },
  'recusar-devolucao': { words: 'Recusadas', hint: 'Depois de 20 segundos, o banco diz não.', refunds: 'refused' },
  contestar: {
    words: 'Contestar este pagamento',
    hint: 'Quem pagou diz ao banco que não reconhece a compra.',
    disputes: 'opened',
    from: 'none',
  },
  'decidir-pela-loja': {
    words: 'Decidir a favor da loja',
    hint: 'O pagamento fica valendo.',
    disputes: 'won',
    from: 'opened',
  },
  'decidir-pelo-cliente': {
    words: 'Decidir a favor do cliente',
    hint: 'O banco tira o dinheiro da loja.',
    disputes: 'lost',
    from: 'opened',
  },
  'avisos-normais': {
    words: 'Normais',
    hint: 'Um aviso por mudança; um em cada cinco chega duas vezes.',
    post: 'usual',
  },
  'avisos-em-dobro': { words: 'Em dobro', hint: 'Todo aviso chega duas vezes.', post: 'twice' },
  'avisos-fora-de-ordem': { words: 'Fora de ordem', hint: 'A notícia velha chega depois da nova.', post: 'shuffled' },
  'sem-avisos': { words: 'Perdidos', hint: 'Nenhum aviso chega; a loja precisa perguntar.', post: 'never' },
  'repetir-avisos': { words: 'Repetir avisos agora', hint: 'Três avisos, repetidos e fora de ordem.', rings: true },
}
