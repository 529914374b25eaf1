import type { Meaning } from '../../rules.ts'

const knightOfSwords: Meaning = {
  keywords: {
    upright: ['rapidez', 'franqueza', 'arrojo'],
    reversed: ['pressa cortante', 'briga à toa', 'palavra sem freio'],
  },
  upright:
    'Ir direto ao ponto, depressa, com a ideia na ponta da lâmina. Há hora em que a clareza precisa de velocidade.',
  reversed:
    'A pressa passou por cima do assunto e, quem sabe, de alguém. Existe ainda a versão parada: a carga que nunca sai, por excesso de argumento.',
  counsel: 'Diga a verdade necessária em três frases curtas e pare para ouvir.',
  obstacle: 'Responder à mensagem enquanto ela ainda está sendo escrita.',
  text: 'Riscos no ar acompanham o galope, e a ponta da espada já espeta uma nuvem. Capa solta, pluma escura, o cavaleiro já vai saindo da moldura. Quem lê bem descreve essa pressa sem mandar que alguém a obedeça. Ela serve para defender o colega na reunião, desfazer o boato no mesmo dia, arrancar o curativo. Serve menos às onze da noite, diante do botão de enviar. A mesma lâmina corta o nó e corta a conversa; entre uma coisa e outra cabe um copo de água.',
  question: 'O que precisa ser dito logo, e com quanto de lâmina?',
}
