import type { Meaning } from '../rules.ts'

export const inexperience: Meaning = {
  image: 'Ao pé da montanha nasce uma mina d’água; o fio hesita entre as pedras e ainda não se sabe rio.',
  tradition:
    'Quem fala neste capítulo é o mestre: não fui eu que procurei o aprendiz, foi ele que me procurou. À primeira pergunta ele responde; à segunda e à terceira, feitas por teimosia, se cala. A figura respeita quem não sabe e quer saber.',
  today:
    'Aula de direção aos cinquenta, planilha nova, um idioma que não entra. A vergonha de perguntar sai mais cara do que a pergunta, e repetir a dúvida sem ter tentado cansa os dois lados.',
  counsel: 'Faça a pergunta simples em voz alta, anote a resposta e experimente antes de voltar.',
  question: 'O que você precisaria admitir que não sabe para começar a aprender?',
}
