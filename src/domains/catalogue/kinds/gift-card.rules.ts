import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A gift card: credit for somebody else, by a code; it comes back as long as nobody has redeemed it. */
export const giftCard: PurchaseKind = {
  plural: 'vales-presente',
  page: '/comprar/vale-presente',
  takesBalance: false,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  isReturnedLater: true,
  benefits: () => [
    'Um código que vira créditos na conta de quem recebe. Vai por e-mail assim que você paga, com uma cópia para você.',
    'Enquanto ninguém resgatar, você pode cancelar quando quiser e recebe tudo de volta.',
    'Depois de resgatado, em até sete dias da compra volta o que ainda não foi gasto.',
    'Os créditos não vencem e não podem ser retirados por quem recebe.',
  ],
  done: {
    title: () => 'Seu vale-presente foi enviado',
    text: () => 'O código já está a caminho do e-mail de quem recebe, e uma cópia foi para o seu.',
  },
  next: () => ({ href: '/comprar/vale-presente#enviados', words: 'Ver os vales que enviei' }),
  endsWords: 'O código deixa de valer. Se o vale já foi resgatado, sai da conta de quem recebeu o que não foi gasto.',
  keptWords:
    'Enquanto ninguém resgatar, o vale pode ser cancelado a qualquer momento, e o valor volta inteiro. Resgatado e passados os sete dias, ele é de quem recebeu.',
  inUseWords: 'Quem recebeu o vale está usando uma parte dele agora. Quando terminar, volta o que sobrar.',
}
