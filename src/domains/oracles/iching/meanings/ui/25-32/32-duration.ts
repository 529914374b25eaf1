import type { Meaning } from '../../rules.ts'

const duration: Meaning = {
  image:
    'Trovão e vento andam juntos: mudam de lado e de força o verão inteiro, e ainda assim toda tarde têm a mesma hora.',
  tradition:
    'Durar, para o livro, é movimento que se refaz, como as estações e o casamento. A primeira linha repreende quem quer profundidade no primeiro dia; outra, quem procura caça num campo onde ela não existe.',
  today:
    'Escovar o cachorro, regar, mandar a mensagem de boa-noite depois de doze anos. O que permanece foi recomeçado muitas vezes, com pequenas variações que ninguém anotou.',
  counsel: 'Escolha um hábito modesto e cuide da constância dele por um mês.',
  question: 'O que precisa mudar na forma para continuar o mesmo no fundo?',
}
