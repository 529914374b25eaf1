import type { Meaning } from '../../../rules.ts'

const sixOfSwords: Meaning = {
  keywords: {
    upright: ['travessia', 'distância', 'passagem'],
    reversed: ['partida difícil', 'bagagem', 'assunto sem fim'],
  },
  upright:
    'Sair de águas agitadas para outras mais lisas. A mudança é discreta e leva tempo; a margem de lá já aparece.',
  reversed:
    'O barco não desencosta: falta um documento, uma despedida, coragem. Há quem já tenha chegado e continue com a cabeça na margem antiga.',
  counsel: 'Mude de lugar por algumas horas, outro bairro, outra sala, outro banco, e pense no assunto a partir de lá.',
  obstacle: 'A bagagem de argumentos que ninguém quer deixar no cais e que faz o barco ir baixo.',
  text: 'Note a água: de um lado do barco há ondas, do outro quase nenhuma. Alguém conduz de pé, com uma vara comprida; à frente vão uma pessoa de capuz e outra menor, ambas de costas, e seis espadas fincadas no casco fazem fila junto delas. Tirá-las agora abriria seis furos. Por isso viajam. É a carta da mudança de cidade, do divórcio assinado com calma, do primeiro mês depois do susto, quando a gente ri de alguma coisa e estranha. Quem conduz não fala, e é a melhor companhia possível.',
  question: 'O que você leva nesta travessia por necessidade, e o que leva por costume?',
}
