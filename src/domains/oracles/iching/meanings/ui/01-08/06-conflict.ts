import type { Meaning } from '../../rules.ts'

const conflict: Meaning = {
  image:
    'O céu puxa para o alto, a água escorre para baixo: quem olha do barranco vê os dois se afastarem a cada minuto.',
  tradition:
    'Trata-se de litígio, de partes que já não se ouvem. O livro aconselha parar no meio do caminho, procurar alguém imparcial e adiar as grandes travessias. Vencer a causa até o fim, observa com ironia, pode render um cinturão que será tomado três vezes antes do meio-dia.',
  today:
    'Numa partilha de herança, cada irmão começa a guardar provas, e a conversa vira processo. Muito desacordo desses nasceu de um combinado que ninguém pôs no papel.',
  counsel: 'Separe o que você quer resolver do que você quer vencer, e proponha conversar só sobre o primeiro.',
  question: 'Que pessoa os dois lados aceitariam ouvir?',
}
