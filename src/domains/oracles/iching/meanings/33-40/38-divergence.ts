import type { Meaning } from '../rules.ts'

export const divergence: Meaning = {
  image: 'O fogo sobe, a água do lago desce: como duas irmãs na mesma casa, cada qual com os olhos em outra janela.',
  tradition:
    'Em pequenas coisas ainda há sorte, diz o verso. Cavalo que fugiu volta sozinho, sem que se corra atrás; e quem viu de longe uma carroça de fantasmas arma o arco, chega perto, reconhece uma visita e guarda a flecha.',
  today:
    'Sócios que entendem o lucro de maneiras opostas, filha que vota diferente, casal que discorda do bairro. Boa parte do monstro é distância e má iluminação.',
  counsel: 'Procure um assunto miúdo em que estejam de acordo e comecem por ele.',
  question: 'O que você veria se baixasse o arco e chegasse mais perto?',
}
