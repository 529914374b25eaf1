import type { Meaning } from '../../rules.ts'

const trust: Meaning = {
  image:
    'Vento sobre o lago: não se vê o ar, vê-se a água arrepiar; a figura inteira é vazia no meio, como barco ou ninho.',
  tradition:
    'Confiança que alcança até porcos e peixes, diz o verso, os mais difíceis de comover. Um grou canta na sombra e o filhote responde; tenho uma boa taça, venha partilhá-la. Antes de julgar um caso grave, discutia-se e adiava-se a pena.',
  today:
    'Pedido de desculpa sem “mas”, chave deixada com a vizinha, silêncio de quem ouve até o fim. A mão sobre o ombro certo chega antes das razões.',
  counsel: 'Diga a verdade de que você tem certeza, do tamanho que ela tem.',
  question: 'Quem responde quando você fala baixo?',
}
