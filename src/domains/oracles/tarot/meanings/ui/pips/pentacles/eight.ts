import type { Meaning } from '../../../rules.ts'

const eightOfPentacles: Meaning = {
  keywords: {
    upright: ['prática', 'capricho', 'aprendizado'],
    reversed: ['perfeccionismo', 'tarefa mecânica', 'atalho'],
  },
  upright:
    'Aprender fazendo, uma peça depois da outra. O progresso mora na repetição atenta, que quase ninguém aplaude.',
  reversed:
    'A mão repete e a cabeça saiu de perto, ou nenhuma peça fica boa o bastante para ir à parede. Também pode ser um convite a mudar de mestre ou de bancada.',
  counsel: 'Treine vinte minutos por dia uma só habilidade e guarde a peça de segunda para comparar com a de sexta.',
  obstacle: 'O gosto pelo retoque, que adia a entrega e chama isso de capricho.',
  text: 'Martelo no alto, moeda firme sobre o cepo: o aprendiz está no meio do gesto. Cinco peças prontas sobem pela coluna, outras esperam no chão, e a cidade ficou longe o bastante para não atrapalhar. Compare a primeira com a última; são iguais, e nisso está o elogio. Os manuais falam de aprendizado e de paciência de oficina. Na vida comum, corrige provas, passa a mesma costura pela terceira vez, troca um adjetivo e lê em voz alta.',
  question: 'Que habilidade sua merece mais horas de treino e menos horas de comparação?',
}
