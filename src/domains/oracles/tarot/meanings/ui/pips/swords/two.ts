import type { Meaning } from '../../../rules.ts'

const twoOfSwords: Meaning = {
  keywords: {
    upright: ['impasse', 'trégua', 'ponderação'],
    reversed: ['venda que cai', 'escolha adiada', 'excesso de dados'],
  },
  upright: 'Dois argumentos do mesmo peso e uma pausa entre eles. Não decidir ainda é, por um tempo, uma decisão.',
  reversed:
    'A venda escorrega: aparece a informação que faltava, ou a que se preferia não ver. Também pode ser informação demais, até o pulso cansar de segurar as duas.',
  counsel: 'Marque na agenda o dia em que você decide e, até lá, procure só a informação que mudaria a resposta.',
  obstacle: 'Os braços cruzados, que protegem o peito e também barram a conversa.',
  text: 'À beira da água, sentada num bloco de pedra, uma mulher vendada cruza os braços; de trás deles saem duas espadas, abertas como asas rígidas. É noite, com lua fina e três estrelas. Repare que nada a prende: quem tapou os olhos, ao que parece, foi ela mesma, para pesar em silêncio. Alguns leem bloqueio, outros uma trégua bem-vinda. Vive-se assim entre dois apartamentos com a mesma nota, ou no almoço em que os pais discutem e alguém da família resolve não tomar partido hoje. Braço erguido cansa.',
  question: 'O que você prefere não olhar para não ter de escolher?',
}
