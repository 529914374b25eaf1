import type { Meaning } from '../../../rules.ts'

const sixOfWands: Meaning = {
  keywords: {
    upright: ['reconhecimento', 'vitória', 'boa notícia'],
    reversed: ['aplauso adiado', 'vaidade', 'sucesso íntimo'],
  },
  upright: 'O esforço foi visto e alguém aplaude. Momento de aceitar o elogio inteiro e lembrar quem veio junto.',
  reversed:
    'O aplauso tarda ou vem para a pessoa errada. Outras vezes o louro aperta a testa: passa-se a cuidar mais da fama que do trabalho.',
  counsel: 'Conte uma conquista sua a quem ajudou nela e agradeça dizendo exatamente em quê.',
  obstacle: 'Precisar de plateia para acreditar que a coisa foi feita.',
  text: 'O desfile é curto e cabe numa carta: um cavalo enfeitado, uma pessoa coroada de louros, um bastão erguido com laço dourado na ponta. Outros cinco bastões se levantam em volta, seguros por gente que o desenho não mostra. Olhe o cavaleiro, que olha para nós e não para o caminho. Assim se voltava da guerra; hoje se volta da banca de defesa, do primeiro mês em que a loja fechou no azul, da apresentação da escola. Quem segurou o estribo merece ser chamado pelo nome.',
  question: 'De quem são as mãos que ajudaram você a chegar até aqui?',
}
