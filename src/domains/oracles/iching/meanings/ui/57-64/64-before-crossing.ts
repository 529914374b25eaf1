import type { Meaning } from '../../rules.ts'

const beforeCrossing: Meaning = {
  image:
    'O fogo subiu, a água desceu: cada coisa está fora do lugar, a panela ainda no chão, a outra margem bem à vista.',
  tradition:
    'O livro termina aqui, sem terminar. Uma raposinha atravessa o rio gelado e, quase na beira, molha a cauda. Sábio é distinguir as coisas e pôr cada uma onde deve estar, com a cautela da raposa velha, que escuta o gelo antes de pisar.',
  today:
    'Na véspera da mudança, a casa é só caixa, e ninguém acha a chaleira. O caos do quase cansa mais que o do começo e está carregado de futuro.',
  counsel: 'Revise os últimos três passos antes de dar o próximo.',
  question: 'O que falta, com exatidão, entre esta margem e a outra?',
}
