import type { Meaning } from '../../rules.ts'

const othala: Meaning = {
  origin:
    'Othala é a terra herdada. O poema inglês diz que a casa é cara a cada pessoa quando nela se vive com justiça. Na Noruega a palavra sobrevive no direito da família de reaver o sítio vendido. O nazismo se apropriou também deste sinal; casa e herança não são raça.',
  upright:
    'Lê-se como o que se recebe e se cuida: casa, receita, jeito de falar, dívida antiga. Herdar inclui escolher o que fica na estante e o que sai da mala.',
  reversed:
    'A herança pesa: regra que ninguém mais sabe explicar, lugar que deixou de servir, briga por objeto. Nem tudo o que veio da família precisa morar com você.',
  obstacle: 'Uma regra antiga da família que ainda manda, embora ninguém se lembre do motivo.',
  support: 'Um saber de casa, passado de mão em mão, que serve bem aqui.',
  counsel: 'Pergunte a alguém mais velho como isto se resolvia antes, e fique só com a parte que serve.',
  question: 'O que é meu, e o que é da família?',
}
