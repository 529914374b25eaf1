import type { Meaning } from '../../rules.ts'

const magician: Meaning = {
  keywords: {
    upright: ['iniciativa', 'ofício', 'recursos à mão'],
    reversed: ['truque', 'dispersão', 'talento parado'],
  },
  upright:
    'O que é preciso para começar já está em cima da mesa. Vontade, palavra, mãos e material trabalham na mesma direção.',
  reversed:
    'Habilidade que gira em falso: muita demonstração, pouca entrega. Vale conferir o que há de fato sobre o tampo e dar uso ao talento que espera convite.',
  counsel: 'Faça a lista do que você já tem para este assunto e use hoje mesmo o primeiro item.',
  obstacle: 'Uma apresentação tão boa que faz esquecer que o trabalho ainda não começou.',
  text: 'Um braço ergue o bastão para a luz, o outro aponta a mesa, e ali está o baralho inteiro em miniatura: taça, moeda, espada e bastão, um objeto por naipe. Rosas pendem do alto e brotam embaixo; sobre a cabeça, o oito deitado sugere um gesto que se repete sem fim. Nos primeiros baralhos italianos, essa figura era gente de feira, artesão ou ilusionista atrás da banca, e o menor dos trunfos. A solenidade veio com os ocultistas. Convém guardar as duas origens, porque a carta fala de técnica e também de plateia. Ela mora na cozinha de quem abre a geladeira quase vazia e inventa o jantar, ou na oficina em que um clipe vira peça. Ideia, aqui, só conta depois que passa pelas mãos.',
  question: 'De tudo o que já está na sua mesa, o que continua sem uso?',
}
