import type { Meaning } from '../../../rules.ts'

const fourOfPentacles: Meaning = {
  keywords: { upright: ['segurança', 'reserva', 'limite'], reversed: ['mão fechada', 'desapego', 'medo de gastar'] },
  upright:
    'Guardar é uma forma de cuidado: uma reserva, uma fronteira, um canto que é seu. A carta mede o tamanho do abraço.',
  reversed:
    'A mão começa a abrir, e nem sempre por vontade própria. No exagero contrário, guarda-se tanto que o guardado não serve: roupa com etiqueta, saldo sem plano, carinho poupado.',
  counsel: 'Dê nome a uma reserva, com valor e finalidade, e depois gaste sem culpa uma quantia pequena do que sobrar.',
  obstacle: 'Segurar tão firme o que se tem que não resta mão para receber nem para cumprimentar.',
  text: 'Uma moeda na coroa, uma no peito, uma debaixo de cada pé: nesta posição não se anda. A figura está sentada num bloco, de olhos abertos, e abraça o disco maior como se ele pudesse rolar. A cidade inteira, com telhados e torres, ficou às suas costas. É fácil chamar de avareza, como fazem muitos livros. Depois de um mês contando moeda de ônibus, porém, há nesse abraço o primeiro dinheiro guardado da vida. Cada pessoa sabe onde a reserva virou cadeado.',
  question: 'Quanto basta para você se sentir em segurança, e onde esse número foi decidido?',
}
