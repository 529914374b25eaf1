import type { Meaning } from '../../rules.ts'

const measure: Meaning = {
  image: 'O lago tem borda, a água tem conta: acima disso transborda, abaixo disso os peixes sentem.',
  tradition:
    'O nome vem dos nós do bambu, que fazem a haste forte e oca ao mesmo tempo. Medida amarga não deve durar, adverte o livro; a doce leva longe. Há hora de não sair pela porta do quarto e hora em que ficar é erro.',
  today:
    'Limite de gasto, horário para fechar o computador, número de balas por tarde. Regra boa é curta, conhecida de todos e serve também a quem a escreveu.',
  counsel: 'Defina um número para aquilo que hoje você decide a cada vez, pelo cansaço.',
  question: 'Que limite lhe daria mais liberdade?',
}
