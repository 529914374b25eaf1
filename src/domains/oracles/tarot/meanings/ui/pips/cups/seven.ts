import type { Meaning } from '../../../rules.ts'

const sevenOfCups: Meaning = {
  keywords: { upright: ['imaginação', 'muitas opções', 'fantasia'], reversed: ['escolha', 'pés no chão', 'indecisão'] },
  upright:
    'Muitas possibilidades ao mesmo tempo, quase todas ainda de nuvem. A imaginação está solta, e isso é riqueza enquanto não substitui a escolha.',
  reversed:
    'A névoa baixa e sobram uma taça ou duas. Quando custa, é porque ficar com uma significa devolver as outras, e há quem prefira sonhar com as sete.',
  counsel: 'Escolha duas das opções que rondam a sua cabeça e descubra, com números, quanto custa cada uma.',
  obstacle: 'O prazer de imaginar, tão completo que dispensa o primeiro passo.',
  text: 'Uma torre, um rosto, uma serpente. Embaixo, uma grinalda com estrela, joias, um vulto coberto por um véu luminoso, uma lua. Cada coisa sai da sua taça, as taças se apoiam em nuvens, e quem as contempla é só uma silhueta de capa. Waite chamava essas visões de favores de fada, sem nada de durável. O vulto encoberto é o mais curioso: o que se deseja nem sempre mostra a cara. Eis a carta das quarenta abas abertas, do curso de cerâmica, de italiano e de teatro no mesmo mês.',
  question: 'Se só pudesse ficar com uma destas vontades até o fim do ano, qual você escolheria?',
}
