import type { Meaning } from '../../../rules.ts'

const fourOfWands: Meaning = {
  keywords: { upright: ['festa', 'casa pronta', 'acolhida'], reversed: ['transição', 'festa pequena', 'lar em obras'] },
  upright:
    'Uma etapa ficou em pé e merece flores na porta. Alegria de chegar, receber gente e dizer que esta parte está feita.',
  reversed:
    'A comemoração encolhe ou atrasa, e ainda assim é devida. Às vezes a obra parece nunca ter fim, e a casa vira um lugar de passagem para quem mora nela.',
  counsel: 'Marque uma pequena festa para algo que terminou, nem que seja café com bolo para três.',
  obstacle: 'A ideia de que só se abre a porta quando o último quadro estiver na parede.',
  text: 'Com ramos na mão, um par dança debaixo de uma guirlanda de rosas, amarrada entre os bastões como um varal de festa junina. Os quatro postes não têm telhado nem parede: é uma porta armada no meio do campo, e quem quiser entra. O castelo ficou no fundo, a luz se abre por trás das flores. A laje batida pede churrasco; a monografia entregue, um brinde de suco; a mudança, pizza sobre as caixas.',
  question: 'O que já ficou de pé na sua vida e ainda não teve inauguração?',
}
