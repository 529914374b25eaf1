import type { Meaning } from '../../rules.ts'

const temperance: Meaning = {
  keywords: {
    upright: ['medida', 'mistura', 'paciência'],
    reversed: ['dose errada', 'pressa', 'partes que não ligam'],
  },
  upright: 'Juntar aos poucos coisas que pareciam incompatíveis, provando a cada medida. O ritmo faz parte da receita.',
  reversed:
    'A dose passou do ponto: trabalho, opinião, cuidado, gasto. Reequilibrar costuma começar por diminuir um lado em vez de reforçar o outro.',
  counsel: 'Pegue dois lados que disputam o seu dia e dê a cada um uma hora marcada.',
  obstacle: 'A impaciência com aquilo que só amadurece misturado.',
  text: 'De uma taça erguida para outra, bem mais baixa, a água cruza em diagonal a frente do anjo e não respinga. Na pia seria impossível; no desenho é o assunto. Um pé toca o lago, que se abre em círculos; à direita florescem íris, e à esquerda um caminho vai dar num sol pequeno entre montes. Pintores antigos representavam a virtude assim, pondo água no vinho. Em português, tempera-se o feijão, o aço e a voz, e tudo depende de dose e de demora. Na fila dos arcanos, depois do corte da Morte, chega justamente quem emenda. É o avô que afina o violão sem pressa, o casal que aprende a repartir o domingo entre duas famílias. Nenhum heroísmo: alguém atento, ajustando.',
  question: 'Que duas partes da sua vida precisam de uma medida nova entre elas?',
}
