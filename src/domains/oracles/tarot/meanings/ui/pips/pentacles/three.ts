import type { Meaning } from '../../../rules.ts'

const threeOfPentacles: Meaning = {
  keywords: {
    upright: ['ofício', 'colaboração', 'primeira obra'],
    reversed: ['falta de combinado', 'vaidade de autor', 'pressa'],
  },
  upright: 'Obra de várias mãos, em que cada pessoa sabe uma parte. O capricho começa a aparecer, e alguém repara.',
  reversed:
    'Três opiniões e nenhum projeto: faltou dizer quem decide, quem paga, quem executa. Às vezes é talento que trabalha escondido e precisa deixar que vejam o andamento.',
  counsel: 'Mostre um trabalho pela metade a alguém que entende do assunto e pergunte uma coisa só.',
  obstacle: 'A vontade de fazer tudo por conta própria para que ninguém possa opinar.',
  text: 'Em cima de um banquinho, com o martelo suspenso, um artesão interrompe o serviço para ouvir. Ao lado dele estão duas pessoas, uma de frente e outra de costas, debaixo do arco em que três moedas formam triângulo. Na cena de 1909, eram um monge e alguém com a planta da igreja aberta: quem sabe rezar, quem sabe desenhar, quem sabe cortar pedra. Nenhum levanta o arco sem os outros. A reforma do banheiro ensina a mesma coisa, entre o azulejista, o encanador e quem vai tomar banho.',
  question: 'De quem é a parte que falta no seu projeto, e de que jeito pedi-la?',
}
