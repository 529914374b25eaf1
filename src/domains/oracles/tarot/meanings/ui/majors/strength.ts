import type { Meaning } from '../../rules.ts'

const strength: Meaning = {
  keywords: {
    upright: ['mansidão', 'coragem paciente', 'firmeza'],
    reversed: ['raiva engolida', 'cansaço', 'dúvida de si'],
  },
  upright:
    'Firmeza que não precisa de barulho. O que é bravo, em você ou na situação, chega perto quando encontra paciência.',
  reversed:
    'A fera está presa há tempo demais e anda roendo a porta. O que se gasta em conter falta depois para fazer.',
  counsel: 'Na próxima conversa difícil, fale mais devagar que de costume e escute a resposta até o fim.',
  obstacle: 'Tratar como inimigo um impulso que só queria ser ouvido.',
  text: 'Ninguém segura ninguém aqui. A moça baixa as mãos abertas para o leão sem agarrá-lo, e ele, de olhos fechados como os dela, parece gostar da companhia. Rosas na testa, rosas na cintura e, no alto, o mesmo oito deitado do Mago, agora sem mesa nem ferramentas. Pintores do século XV preferiam cenas mais rudes: Hércules de porrete, uma coluna quebrada no braço. A troca diz muito sobre o que se passou a chamar de força. Em Marselha a carta leva o número XI; aqui, o VIII, como no baralho de 1909. Ela aparece na veterinária com o gato assustado, em quem deixa a resposta do e-mail azedo para amanhã cedo. Raiva também é bicho, e come na mão de quem sabe esperar.',
  question: 'O que em você fica mais manso quando é tratado com calma?',
}
