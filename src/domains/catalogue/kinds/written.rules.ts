import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** A written question to one consultant, charged when it is answered in time. */
export const written: PurchaseKind = {
  plural: 'respostas por escrito',
  page: '/comprar/consultas',
  chosenAs: 'pergunta',
  preposition: 'para',
  takesBalance: true,
  isQuestion: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  benefits: ({ gives: { answerHours }, consultant, isAsked }) => [
    isAsked
      ? `Assim que você paga, a sua pergunta vai para ${consultant!.name}.`
      : `Uma pergunta por escrito para ${consultant!.name}. Depois de pagar, você escreve com calma: ela espera por doze meses.`,
    `A resposta chega por escrito, em até ${answerHours} horas.`,
    'O valor fica guardado e só é cobrado com a resposta. Sem resposta no prazo, ele volta inteiro para o seu saldo.',
  ],
  done: {
    title: (isAsked) => (isAsked ? 'Sua pergunta foi enviada' : 'Agora escreva a sua pergunta'),
    text: ({ gives: { answerHours }, consultant, isAsked }) =>
      isAsked
        ? `${consultant!.name} responde em até ${answerHours} horas, e você recebe um e-mail. Sem resposta no prazo, o valor volta sozinho.`
        : `${consultant!.name} responde em até ${answerHours} horas depois que você enviar. Escreva com calma: o texto fica guardado.`,
  },
  next: (orderId, isAsked) => ({
    href: `/client-dashboard?pergunta=${orderId}`,
    words: isAsked ? 'Ver a pergunta' : 'Escrever a pergunta',
  }),
  endsWords: 'A pergunta termina, e ninguém responde a ela.',
  keptWords:
    'Uma pergunta que não foi enviada continua sua por doze meses; sem resposta no prazo, o valor volta sozinho.',
  inUseWords: 'A sua pergunta espera pela resposta. Se ela não vier no prazo, o valor volta sozinho para o seu saldo.',
}
