import type { Meaning } from '../../rules.ts'

const well: Meaning = {
  image:
    'A madeira desce até a água: é o balde preso à corda, que volta cheio se a corda tiver o comprimento e o barro estiver inteiro.',
  tradition:
    'Mudam-se as cidades, não se muda o poço. Todos vêm e vão e tiram o seu, e ele não diminui nem transborda. O livro lamenta o poço enlodado, elogia quem o reveste de pedra e termina com a tampa aberta.',
  today:
    'Lembra a biblioteca do bairro, a receita da tia, uma capacidade sua que anda sem uso por falta de corda. Fonte boa pede manutenção e acesso.',
  counsel: 'Conserte o balde: arranje o tempo, a mesa ou a companhia que falta entre você e o que já sabe fazer.',
  question: 'Quem bebe da sua fonte, e de qual você bebe?',
}
