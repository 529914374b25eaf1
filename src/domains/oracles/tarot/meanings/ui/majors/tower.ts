import type { Meaning } from '../../rules.ts'

const tower: Meaning = {
  keywords: {
    upright: ['ruptura', 'revelação', 'alívio brusco'],
    reversed: ['rachadura', 'reforma adiada', 'reconstrução'],
  },
  upright:
    'Uma convicção se desfaz depressa: a notícia que muda o plano, a verdade dita à mesa. O que era só fachada cai primeiro.',
  reversed:
    'A rachadura já foi vista, e dá tempo de desmontar tijolo por tijolo. Se a obra começou, é natural que ainda pareça bagunça.',
  counsel: 'Diga agora, em tamanho pequeno, a verdade que ficaria maior se esperasse o mês que vem.',
  obstacle: 'O esforço de segurar com as costas uma parede já sem serventia.',
  text: 'Quem voa é a coroa. O raio vem da direita e arranca a tampa dourada do alto; as paredes ficam de pé, com fogo nas três janelas e nenhuma porta à vista. As duas pessoas que caem, de braços estendidos, deixam enfim um lugar onde não se entrava. A carta já se chamou Raio, Fogo e, em Marselha, Casa de Deus. Costuma doer, e costuma arejar. Às vezes é uma planilha que não fecha e revela um ano de conta errada; às vezes, um “acho que nenhum de nós quer isso” dito entre a sobremesa e o café. Depois vem uma calma esquisita, com poeira no ar e mais céu do que antes. No maço, a carta seguinte é a Estrela.',
  question: 'Que parte disto só está de pé porque ninguém pode olhar de perto?',
}
