import type { SuspenseReason, Resolution } from '../rules.ts'

export const REASON_WORDS: Record<SuspenseReason, string> = {
  amount: 'Veio outro valor',
  currency: 'Veio em outra moeda',
  reference: 'Veio por outra cobrança',
  account: 'Foi para outra conta',
  final_state: 'Veio depois de a compra terminar',
  closed: 'Veio depois de a conta ser encerrada: devolva ao banco',
  unknown: 'Não pedimos esta cobrança',
}

export const RESOLUTION_WORDS: Record<Resolution, { title: string; text: string; done: string }> = {
  credited: {
    title: 'Fica como saldo',
    text: 'O cliente recebe o valor no saldo, e um e-mail.',
    done: 'Ficou como saldo do cliente',
  },
  refunded: {
    title: 'Volta pelo banco',
    text: 'Pedimos ao banco que devolva pelo mesmo caminho.',
    done: 'Devolvido pelo banco',
  },
  written_off: {
    title: 'Sai dos livros',
    text: 'Já foi acertado no painel do banco, ou nunca foi nosso.',
    done: 'Saiu dos livros: acertado no banco',
  },
}
