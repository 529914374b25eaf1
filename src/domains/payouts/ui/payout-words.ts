import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { Payout } from '../contract.ts'

type Words = { badge: string; tone: BadgeTone; line: string }

/** A payout's state: a badge, and a sentence for whoever waits for the money. */
export const STATE_WORDS: Readonly<Record<Payout['state'], Words>> = {
  asked: { badge: 'Pedido', tone: 'metal', line: 'Já está separado e sai em instantes.' },
  sending: { badge: 'Enviando', tone: 'metal', line: 'Estamos enviando ao banco.' },
  processing: { badge: 'No banco', tone: 'metal', line: 'O banco está fazendo a transferência.' },
  unknown: {
    badge: 'Em conferência',
    tone: 'warn',
    line: 'O banco não respondeu. O valor está guardado, e perguntamos de novo até saber: nada sai duas vezes.',
  },
  paid: { badge: 'Pago', tone: 'good', line: 'O Pix chegou à sua conta.' },
  failed: { badge: 'Não saiu', tone: 'bad', line: 'O valor voltou e está livre para saque.' },
  returned: { badge: 'Devolvido', tone: 'bad', line: 'O seu banco devolveu o Pix. O valor está livre para saque.' },
}

export const CAUSE_WORDS: Readonly<Record<Payout['cause'], string>> = {
  asked: 'Pedido por você',
  weekly: 'Saque semanal',
  leaving: 'Encerramento da conta',
}
