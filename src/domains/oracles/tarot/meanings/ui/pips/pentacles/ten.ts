import type { Meaning } from '../../../rules.ts'

const tenOfPentacles: Meaning = {
  keywords: { upright: ['legado', 'família', 'patrimônio'], reversed: ['herança pesada', 'disputa', 'romper o molde'] },
  upright:
    'O que dura mais que uma pessoa: casa, nome, receita, ofício, contas em ordem. Fartura que passa de mão em mão.',
  reversed:
    'A herança pesa, divide ou dita regras a quem não estava na conversa. Para certas famílias, o melhor legado é o costume que se decide não repetir.',
  counsel: 'Pergunte a alguém mais velho como foi ganho, gasto ou perdido o dinheiro da família, e anote.',
  obstacle: 'A regra da casa que ninguém lembra quem fez, e que todos ainda cumprem.',
  text: 'Um velho sentado, de manto bordado com folhas, ocupa o primeiro plano; adiante, sob o arco, um casal jovem, dois cães, um pedaço de rua com torre. As dez moedas não estão em bolso nenhum: ligam-se por fios dourados e lembram a árvore da Cabala, enfeite que os ocultistas de Londres trouxeram ao baralho. Cão, aliás, não liga para herança. A abundância de Ouros é feita de coisas com história: o terreno em nome de três irmãos, a panela de ferro, o jeito de assinar.',
  question: 'O que você recebeu de quem veio antes e quer passar adiante, e o que termina em você?',
}
