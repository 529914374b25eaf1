import type { Meaning } from '../../../rules.ts'

const fiveOfSwords: Meaning = {
  keywords: { upright: ['disputa', 'vitória cara', 'orgulho'], reversed: ['trégua', 'pedido de desculpas', 'rancor'] },
  upright: 'Alguém venceu a discussão e ficou com o campo vazio. Vale perguntar quanto custou ter a última palavra.',
  reversed:
    'Cansaço de brigar: uma das lâminas volta para o chão e aparece espaço para um pedido de desculpas. Ou a briga terminou por fora e segue inteira no pensamento.',
  counsel: 'Na próxima discussão, repita o argumento do outro até ouvir “é isso”, e só então responda.',
  obstacle: 'Querer ter razão mais do que querer continuar a conversa.',
  text: 'As espadas sobraram todas para um: três com ele, duas largadas na grama. De mão na cintura, o rapaz olha por cima do ombro, e lá atrás duas pessoas se afastam em direção ao mar, cada vez menores. O céu tem nuvens picadas e pássaros. Em que lugar da carta você está? A tradição a lê como perda ou como conquista sem honra, conforme a cadeira. Serve para a reunião de condomínio ganha no grito, para a piada certeira que estragou a noite de todo mundo.',
  question: 'O que você teria de perder nesta briga para não perder a pessoa?',
}
