import type { Meaning } from '../../rules.ts'

const attraction: Meaning = {
  image:
    'No alto da montanha há um lago: a pedra bebe a umidade, a água toma a forma da pedra, e nenhum dos dois fez esforço.',
  tradition:
    'Abre-se aqui a segunda metade do livro, com o encontro de duas pessoas. A atração percorre o corpo, do dedão do pé à língua, e os comentários recomendam o coração desocupado, como um vale, para que o outro possa entrar.',
  today:
    'Acontece no olhar que demora, na conversa que esquece o relógio, no trabalho que chama mesmo fora do expediente. O toque vem antes do argumento.',
  counsel: 'Deixe espaço na agenda e na frase, e repare no que chega.',
  question: 'A que você se inclina sem precisar de argumento?',
}
