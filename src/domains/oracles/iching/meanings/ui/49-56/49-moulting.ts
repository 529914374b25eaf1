import type { Meaning } from '../../rules.ts'

const moulting: Meaning = {
  image: 'Fogo dentro do lago: a água ferve, levanta vapor, e por um instante um quer acabar com o outro.',
  tradition:
    'O nome quer dizer couro, pele que se curte e se troca. A mudança ganha crédito só no seu dia, depois de falada três vezes; então uns mudam as listras como o tigre, outros só o rosto. Reis antigos corrigiam aí o calendário.',
  today:
    'Trocar de profissão no meio da vida parece capricho até o dia em que parece óbvio. Quem está perto, nessa hora, já esperava; o que faltava era ver a pele nova resistir à chuva.',
  counsel: 'Explique a mudança três vezes, com paciência, antes de executá-la.',
  question: 'Que pele ficou pequena, e o que continua igual por baixo dela?',
}
