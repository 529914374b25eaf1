import type { Meaning } from '../../rules.ts'

const emperor: Meaning = {
  keywords: { upright: ['estrutura', 'palavra firme', 'limite'], reversed: ['rigidez', 'mando', 'leme solto'] },
  upright:
    'Ordem que dá sossego: regra clara, limite dito, alguém que responde pelo que decide. É hora de dar forma ao que estava combinado só no ar.',
  reversed:
    'A regra ficou maior que o motivo. Autoridade que precisa gritar já perdeu parte do serviço, e a que some na hora difícil perdeu a outra parte.',
  counsel: 'Ponha por escrito um limite ou um combinado que até hoje ficou subentendido.',
  obstacle: 'Uma ordem antiga, ainda em vigor por falta de quem a revogue.',
  text: 'Pedra no trono, pedra nos montes, sol a pino: nada nesta paisagem é macio. Quatro cabeças de carneiro guardam os cantos do assento, e o velho de barba encara quem o olha, com a couraça por cima da túnica. Mesmo sentado em casa, não a tirou. Numa mão tem o cetro; na outra, o globo com a cruz, que os pintores davam aos soberanos de verdade. Como vem logo depois da Imperatriz, muita gente lê os dois em par: ela faz crescer, ele faz a cerca. Todo mundo já precisou dele para discutir o aluguel, repartir as panelas da avó entre primos ou avisar que depois das dez o celular não toca. Fica uma dúvida saudável: essa cerca protege a horta ou só o orgulho de quem a levantou?',
  question: 'Que limite seu está claro para você e obscuro para os outros?',
}
