import type { Meaning } from '../../../rules.ts'

const eightOfWands: Meaning = {
  keywords: { upright: ['rapidez', 'mensagem', 'movimento'], reversed: ['pressa', 'ruído', 'pouso adiado'] },
  upright: 'As coisas andam ao mesmo tempo e na mesma direção. Fase de recados, respostas e viagens curtas.',
  reversed:
    'Muita flecha para pouco alvo: mensagens se cruzam, a resposta sai antes da leitura. Se tudo parou no ar, talvez seja uma folga para conferir a pontaria.',
  counsel: 'Responda hoje às três mensagens que esperam há mais tempo, com uma frase cada.',
  obstacle: 'A velocidade da resposta, que passa na frente do que você queria responder.',
  text: 'Nenhuma pessoa, nenhum rosto: só oito bastões em voo, paralelos, descendo da esquerda para a direita sobre um rio, uma árvore e um castelo quase escondido. Ainda têm folhas e a ponta acesa. Foram lançados por alguém fora do quadro e não chegaram ao chão, de modo que a carta inteira é um meio de caminho. Tradicionalmente é a das notícias e do movimento. Numa manhã qualquer, são a obra que enfim recebe alvará, a passagem comprada e três telefonemas antes das nove. Convém ter onde pousar tudo isso.',
  question: 'Com tanta coisa no ar, qual mensagem merece ser relida antes do envio?',
}
