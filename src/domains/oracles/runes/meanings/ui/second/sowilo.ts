import type { Meaning } from '../../rules.ts'

const sowilo: Meaning = {
  origin:
    'Sowilo é o sol. O poema inglês o dá aos marinheiros: é a esperança deles enquanto o barco não chega à terra. O islandês o chama de escudo das nuvens e inimigo do gelo. No século XX a propaganda nazista se apropriou da letra; aqui ela é o que sempre quis dizer.',
  upright:
    'Na leitura de hoje, calor e clareza: o que se vê sem esforço, o rumo que continua lá depois da neblina. Quase sempre aponta para a parte simples do assunto.',
  obstacle: 'Complicar, por receio ou por capricho, o que tem uma resposta curta.',
  support: 'Uma certeza tranquila que você já tem e que não precisa de mais opiniões.',
  counsel: 'Explique o assunto em uma frase, como para uma criança curiosa, e comece pelo que essa frase mostrar.',
  question: 'O que é simples nisto tudo?',
}
