import type { Meaning } from '../../rules.ts'

const union: Meaning = {
  image: 'A água cai sobre a terra e não deixa fresta: poça encontra poça, até o terreno inteiro virar espelho.',
  tradition:
    'Cinco linhas partidas se juntam em torno de uma inteira. O livro manda perguntar de novo se há constância antes de reunir gente, e nota que quem demora encontra a roda já formada. A união que dura começa com uma vasilha simples, cheia de sinceridade.',
  today:
    'Grupo de estudo, vizinhança, família formada por afinidade: pertence quem aparece, ajuda e volta. Convite vago se perde no ar; convite com dia e lugar junta pessoas.',
  counsel: 'Procure hoje alguém com quem você quer seguir perto e diga isso sem rodeio.',
  question: 'De que roda você gostaria de fazer parte, e o que levaria para ela?',
}
