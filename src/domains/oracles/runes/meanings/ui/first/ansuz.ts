import type { Meaning } from '../../rules.ts'

const ansuz: Meaning = {
  origin:
    'O nome antigo significa um deus, e o poema islandês diz qual: Odin. O inglês, já cristão, escreve os, que em latim é boca, e a chama de origem de toda fala. Na Noruega a palavra soava como foz de rio, o lugar por onde se sai em viagem. Deus, boca, foz: os três falam de passagem.',
  upright:
    'Hoje é a runa da palavra: um recado, um conselho, uma conversa que abre caminho. Vale tanto para o que precisa ser dito quanto para o que precisa ser ouvido até o fim.',
  reversed:
    'Ruído na linha: mensagem relida dez vezes, meia frase tomada por inteira, conselho de quem não sabe da história. Falta perguntar o que a pessoa quis dizer.',
  obstacle: 'Um assunto que circula por terceiros, por indireta ou por silêncio, e não chega a quem devia.',
  support: 'Alguém que sabe mais do que você sobre isto e responderia, se a pergunta fosse feita.',
  counsel: 'Escreva em duas linhas o que você quer dizer, leia em voz alta e só então mande ou telefone.',
  question: 'Que palavra precisa ser dita ou ouvida?',
}
