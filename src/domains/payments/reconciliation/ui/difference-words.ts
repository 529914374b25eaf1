import type { DifferenceListName, DifferingField } from '../rules.ts'

export const LIST_WORDS: Record<DifferenceListName, { title: string; none: string; hint: string }> = {
  only_here: {
    title: 'Só nos nossos livros',
    none: 'Nenhuma',
    hint: 'Temos este pagamento, e o banco diz que não o conhece.',
  },
  only_there: {
    title: 'Só nos livros do banco',
    none: 'Nenhuma',
    hint: 'O banco tem esta cobrança, e não fomos nós que pedimos.',
  },
  differing: {
    title: 'Nos dois, e diferentes',
    none: 'Nenhuma',
    hint: 'Os dois têm o pagamento, e contam histórias diferentes.',
  },
}

export const FIELD_WORDS: Record<DifferingField, string> = {
  reference: 'outra cobrança',
  account: 'outra conta',
  amount: 'valor',
  state: 'situação',
  refunded: 'devolvido',
  dispute: 'contestação',
}

const STATE_WORDS: Record<string, string> = {
  created: 'pedido',
  pending: 'em aberto',
  paid: 'pago',
  paid_late: 'pago com atraso',
  partly_refunded: 'devolvido em parte',
  refunded: 'devolvido',
  declined: 'recusado',
  expired: 'expirado',
  cancelled: 'cancelado',
}

/** The name of a state; an unknown one is shown as the gateway writes it. */
export const wordsOfState = (state: string) => STATE_WORDS[state] ?? state
