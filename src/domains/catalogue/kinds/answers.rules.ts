import { formatDay } from '#shared/dates.ts'
import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A bundle of answers of one consultant, for ninety days; the rest becomes credit. Its count stands for minutes. */
export const answers: PurchaseKind = {
  plural: 'respostas por mensagem',
  page: '/comprar/consultas',
  chosenAs: 'whatsapp',
  preposition: 'de',
  takesBalance: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  minutesForDays: 90,
  isReturnedLater: true,
  benefits: ({ gives: { minutes, minutesUntil }, consultant }) => [
    `${minutes} respostas de ${consultant!.name}, para perguntar até ${formatDay(minutesUntil!)}.`,
    'Uma resposta só sai do conjunto quando chega no prazo. Se ela não vier, volta para ele.',
    'O que você não usar volta como crédito, na proporção: quando você pedir, ou no fim do prazo.',
  ],
  done: {
    title: () => 'As suas respostas estão prontas',
    text: ({ gives: { minutes, minutesUntil }, consultant }) =>
      `${minutes} respostas de ${consultant!.name}, para perguntar até ${formatDay(minutesUntil!)}.`,
  },
  endsWords: 'As respostas deste conjunto acabam agora.',
  keptWords:
    'As respostas continuam suas até o fim do prazo, e as que você não usar voltam como crédito. Você pode devolvê-las quando quiser.',
  inUseWords: 'Uma pergunta sua espera por uma destas respostas. Quando ela terminar, o que sobrar pode voltar.',
}
