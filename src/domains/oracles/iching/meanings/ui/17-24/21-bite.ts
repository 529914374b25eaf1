import type { Meaning } from '../../rules.ts'

const bite: Meaning = {
  image:
    'Relâmpago em cima, trovão embaixo: a tempestade abre a boca e parte com os dentes o galho que atravancava o caminho.',
  tradition:
    'A figura parece uma boca aberta com um osso no meio. É preciso morder, e o livro fala de carne macia, de carne seca, de uma flecha de metal achada na mordida: cada caso tem sua dureza, e a pena deve ser clara, nunca cruel.',
  today:
    'Existe uma cláusula, uma pessoa ou um hábito entre o que você planejou e o que acontece. Contornar já foi tentado; resta nomear e tratar.',
  counsel: 'Diga qual é o obstáculo em uma frase, sem adjetivo, a quem pode removê-lo.',
  question: 'Há quanto tempo isso continua inteiro porque ninguém quis morder?',
}
