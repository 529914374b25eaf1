import type { Meaning } from '../../rules.ts'

const priestess: Meaning = {
  keywords: { upright: ['escuta', 'reserva', 'intuição'], reversed: ['segredo pesado', 'ruído', 'distância'] },
  upright:
    'Um saber que ainda não quer virar frase. Convém escutar, guardar e deixar que a resposta amadureça antes de ser dita.',
  reversed:
    'O silêncio passou do ponto e virou distância. Alguma coisa pede para ser lida em voz alta, mesmo com a sala cheia de opiniões.',
  counsel: 'Antes de responder, durma uma noite com a pergunta e anote a primeira frase da manhã.',
  obstacle: 'Aquilo que todo mundo sabe e ninguém põe em palavras.',
  text: 'Entre uma coluna escura e outra clara, ela está sentada de olhos fechados. Atrás há um véu com romãs e, pelas beiradas, percebe-se que do outro lado só existe água. O rolo que segura traz uma palavra, LUZ, mas quem abre e quem fecha são as mãos dela. A lua aparece duas vezes, na coroa e aos pés. Nos baralhos antigos, chamava-se Papisa; virou Sacerdotisa em 1781, no mesmo livro francês que inventou um Egito para as cartas. O saber dela é o de quem nota, pelo tom do bom-dia, que a decisão já foi tomada, ou o de quem sente o fim de uma amizade antes da última conversa. Costuma chegar no banho, na louça, no caminho de volta, quando a gente para de procurar.',
  question: 'O que você já percebeu e ainda não disse nem no papel?',
}
