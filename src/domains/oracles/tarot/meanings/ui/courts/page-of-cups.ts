import type { Meaning } from '../../rules.ts'

const pageOfCups: Meaning = {
  keywords: {
    upright: ['recado do coração', 'imaginação', 'delicadeza'],
    reversed: ['melindre', 'devaneio', 'afeto escondido'],
  },
  upright:
    'Receber um sentimento novo com curiosidade, antes de lhe dar nome ou função. Um convite, um bilhete, uma ideia meio absurda.',
  reversed:
    'Sensibilidade que se ofende por pouco e depois se esconde para não parecer boba. O peixe continua na taça, à espera de conversa.',
  counsel: 'Responda com delicadeza a um sinal pequeno de afeto que você deixou passar.',
  obstacle: 'Levar para o lado pessoal o que era apenas distração do outro.',
  text: 'Um peixe põe a cabeça para fora da taça, e o pajem aceita a visita com a naturalidade de quem atende o telefone. Atrás dele o mar está calmo; a túnica é toda florida. Para Waite, são as imagens da mente tomando forma: boa licença para ideias esquisitas. Age-se assim ao mandar a música que lembrou alguém, ao escrever um poema ruim com prazer, ao chorar no comercial de margarina e rir disso. Coisa séria, dita em voz de brincadeira.',
  question: 'Que recado delicado você deixou sem resposta?',
}
