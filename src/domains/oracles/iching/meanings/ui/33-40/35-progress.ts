import type { Meaning } from '../../rules.ts'

const progress: Meaning = {
  image: 'O sol sai de dentro da terra e sobe, sem segredo: primeiro o muro clareia, depois a rua, depois a cozinha.',
  tradition:
    'Um príncipe recebe cavalos de presente e é chamado à audiência três vezes no mesmo dia. O avanço é às claras, à vista de quem pode reconhecer; a única figura feia é a do rato grande, que progride roendo às escondidas.',
  today:
    'O trabalho feito em silêncio foi notado, e agora há elogio, convite, retrato no mural. Subir bem inclui dizer o nome de quem ajudou e não gastar em festa o sono de antes.',
  counsel: 'Mostre o que fez, com simplicidade, a quem pode dar o próximo passo junto.',
  question: 'Que mérito seu já pode sair da gaveta?',
}
