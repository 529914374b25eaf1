import type { Meaning } from '../../rules.ts'

const inexperience: Meaning = {
  image: 'Ao pé da montanha nasce uma mina d’água; o fio hesita entre as pedras e ainda não se sabe rio.',
  tradition:
    'Quem fala neste capítulo é o mestre: não fui eu que procurei o aprendiz, foi ele que me procurou. À primeira pergunta ele responde; à segunda e à terceira, feitas por teimosia, se cala. A figura respeita quem não sabe e quer saber.',
  today:
    'Quem aprende a dirigir aos cinquenta conhece a cena: o carro morre na ladeira e a fila buzina. A vergonha de perguntar sai mais cara do que a pergunta.',
  counsel: 'Faça a pergunta simples em voz alta, anote a resposta e experimente antes de voltar.',
  question: 'Para começar a aprender, o que é preciso admitir que não se sabe?',
}
