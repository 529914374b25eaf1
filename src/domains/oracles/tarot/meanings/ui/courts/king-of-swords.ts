import type { Meaning } from '../../rules.ts'

const kingOfSwords: Meaning = {
  keywords: {
    upright: ['critério', 'imparcialidade', 'regra'],
    reversed: ['cálculo', 'sentença pronta', 'rigor de fachada'],
  },
  upright: 'Decidir com argumentos que qualquer pessoa possa conferir. A cabeça fria a serviço de uma regra justa.',
  reversed: 'Inteligência posta a serviço de vencer: a regra vale para os outros, e a sentença veio antes do processo.',
  counsel: 'Antes de decidir, escreva a regra que você aplicaria se o caso fosse de outra pessoa.',
  obstacle: 'Argumentar tão bem que ninguém mais se anima a discordar.',
  text: 'Ele encara quem olha, e não há jeito de fingir que é com outro. A espada pende um pouco para o lado, sinal de que está em uso; a mão livre se fecha sobre o joelho. No encosto, uma borboleta entre dois crescentes lembra que ideia também muda de fase. Waite o aproxima da Justiça, e falta aqui a balança: quem ouve precisa trazê-la. Pedem esse papel a assembleia do prédio, a partilha entre irmãos, o conselho dado a si mesmo como se fosse a um amigo.',
  question: 'Que regra você aceitaria para os dois lados?',
}
