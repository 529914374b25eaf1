import type { Meaning } from '../../rules.ts'

const cauldron: Meaning = {
  image: 'Lenha embaixo, fogo em cima, e o caldeirão de bronze entre os dois: o que era cru vira comida para muitos.',
  tradition:
    'Vira-se primeiro a panela de boca para baixo, a fim de sair o resto velho; cuida-se depois das alças e das pernas, que uma perna quebrada derrama o jantar do príncipe. Servia-se ali aos antepassados e às pessoas de valor.',
  today:
    'Numa cozinha comunitária, a panela grande transforma a sobra da feira em almoço para setenta. Todo recipiente desses, sala de aula ou empresa, precisa de limpeza, suporte e quem vigie o fogo.',
  counsel: 'Esvazie o que ficou do projeto anterior antes de pôr ingredientes novos.',
  question: 'A quem vai alimentar o que está no fogo há tanto tempo?',
}
