import type { Meaning } from '../../../rules.ts'

const twoOfWands: Meaning = {
  keywords: {
    upright: ['planejamento', 'horizonte', 'escolha de rumo'],
    reversed: ['plano sem saída', 'receio do novo', 'mapa antigo'],
  },
  upright: 'O primeiro passo foi dado e agora se olha longe. Existe um lugar seguro sob os pés e outro que chama.',
  reversed:
    'Planeja-se tanto que a muralha ganha mais um andar. Visto de novo, o mundo na mão era pequeno, e o desejo talvez more num bairro próximo.',
  counsel: 'Escolha um dos rumos possíveis e procure saber o preço, o prazo e o nome de quem já foi.',
  obstacle: 'O conforto do alto do muro, de onde tudo parece perto.',
  text: 'Detrás das ameias, entre dois bastões plantados, alguém de gorro pesa na palma um globo. O mar está logo ali, com montes do outro lado; a parede de pedra também, e bem mais perto. Curioso é que os olhos estão fechados: a viagem, por ora, acontece dentro da cabeça. No exemplo clássico, o dono do castelo tem o mundo na mão e sente falta dele. Assim se passa uma noite de terça entre a planilha do intercâmbio e o financiamento da cozinha, com as duas abas abertas.',
  question: 'O que a segurança que você construiu permite arriscar agora?',
}
