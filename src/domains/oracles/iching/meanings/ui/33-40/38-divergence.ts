import type { Meaning } from '../../rules.ts'

const divergence: Meaning = {
  image: 'O fogo sobe, a água do lago desce: como duas irmãs na mesma casa, cada qual com os olhos em outra janela.',
  tradition:
    'Em pequenas coisas ainda há sorte, diz o verso. Cavalo que fugiu volta sozinho, sem que se corra atrás; e quem viu de longe uma carroça de fantasmas arma o arco, chega perto, reconhece uma visita e guarda a flecha.',
  today:
    'A filha vota diferente, o almoço esfria, e cada lado imagina o outro pior do que é. Boa parte do monstro é distância e má iluminação; de perto, reaparece um rosto conhecido.',
  counsel: 'Procure um assunto miúdo em que estejam de acordo e comecem por ele.',
  question: 'Se você baixasse o arco e chegasse mais perto, que rosto veria?',
}
