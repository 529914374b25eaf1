import type { Meaning } from '../../rules.ts'

const queenOfPentacles: Meaning = {
  keywords: {
    upright: ['sustento', 'cuidado prático', 'presença'],
    reversed: ['servir sem sentar', 'peso do conforto', 'conta demais'],
  },
  upright:
    'Cuidar com coisas: comida, dinheiro bem posto, um quarto arrumado para a visita. Conforto que se vê e se divide.',
  reversed:
    'A casa inteira está servida, menos quem serve. Vale olhar também se o conforto não pesou a ponto de prender na cadeira.',
  counsel: 'Arrume um canto da casa ou das contas de modo que ele passe a ajudar você todo dia.',
  obstacle: 'Resolver com presente o que pedia companhia.',
  text: 'Roseiras fecham um arco sobre o jardim e, no canto direito, um coelho pousa sem susto, o que já diz muito da dona da casa. Ela tem a moeda no colo, entre as duas mãos, e baixa os olhos para ela como se vigiasse um pão no forno. Na leitura, costuma indicar o cuidado que se pode tocar. Pense em quem chega com a marmita e o troco certo, ou na amiga que faz planilha e também sabe quando podar. Tem tempo porque pôs o tempo na conta.',
  question: 'Que cuidado concreto está faltando na sua própria casa?',
}
