import type { Meaning } from '../../rules.ts'

const hermit: Meaning = {
  keywords: {
    upright: ['recolhimento', 'busca', 'luz própria'],
    reversed: ['isolamento', 'esconderijo', 'opinião demais'],
  },
  upright:
    'Tempo de se afastar um pouco para enxergar. A resposta procurada tem mais chance no silêncio do que na enquete.',
  reversed:
    'Perdeu-se a medida do silêncio: a retirada virou esconderijo, ou nunca sobra uma hora a sós no meio de tanto palpite.',
  counsel: 'Passe uma hora desta semana longe de tela e de conselho, com um caderno por perto.',
  obstacle: 'Achar que pedir ajuda diminui o mérito do caminho.',
  text: 'Do alto de um pico, à noite, um velho de capuz ergue a lanterna e baixa os olhos. Dentro dela há uma estrela de seis pontas. A luz alcança pouco mais que um passo, e com um passo de cada vez se desce uma montanha. Nos baralhos mais antigos ele carregava uma ampulheta e se chamava Tempo, ou Velho; a lâmpada veio depois, talvez por engano de algum gravador. As duas ideias se dão bem, porque quem se recolhe ganha horas. Na cidade, é alguém que almoça sem companhia, por gosto, com o livro escorado no saleiro e o telefone no fundo da bolsa. E há um detalhe generoso: lanterna no alto da serra também serve de farol para quem vem subindo.',
  question: 'Em que assunto você precisa se ouvir antes de ouvir os outros?',
}
