import type { Meaning } from '../../rules.ts'

const receptive: Meaning = {
  image: 'Terra sobre terra, até onde a vista alcança: um pasto depois da chuva, que aguenta boi, semente e poça.',
  tradition:
    'A companheira do Criativo tem seis linhas partidas e a imagem de uma égua que percorre a planície sem se cansar. Quem toma a frente se perde, dizem os versos; quem acompanha encontra a direção. Quem pisa em geada sabe que o gelo firme vem vindo.',
  today:
    'Vale para a semana em que o trabalho é apoiar: cuidar da avó, revisar o texto de um colega, preparar a casa para visitas. Receber bem cansa e quase nunca sai na foto.',
  counsel: 'Ouça a proposta inteira antes de acrescentar a sua.',
  question: 'O que você sustenta hoje sem que ninguém perceba, e que ajuda deixaria isso mais leve?',
}
