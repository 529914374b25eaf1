import type { Meaning } from '../../rules.ts'

const queenOfSwords: Meaning = {
  keywords: {
    upright: ['lucidez', 'independência', 'palavra exata'],
    reversed: ['secura', 'defesa antiga', 'juízo severo'],
  },
  upright: 'Ver claro e dizer com exatidão, sem pedir licença nem levantar a voz. A experiência virou critério.',
  reversed:
    'A clareza endureceu: corta-se antes que alguém chegue perto. Uma dor antiga ainda responde por assuntos novos.',
  counsel: 'Escreva um não em duas linhas, gentil e sem desculpas, e envie.',
  obstacle: 'Uma lucidez usada como muro.',
  text: 'A mão direita mantém a espada a prumo; a outra se abre no ar, como quem diz “pode vir, mas venha com a verdade”. Borboletas pousam no encosto e na barra do vestido, bicho que só chega às asas depois do casulo. Manuais antigos a chamavam viúva. Muita gente hoje vê ali quem já chorou o que tinha para chorar e ficou com a vista limpa. É a amiga que devolve seu texto com metade das palavras e o dobro do sentido.',
  question: 'O que fica simples quando você o diz sem enfeite?',
}
