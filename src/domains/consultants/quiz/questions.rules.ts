import type { Centavos } from '#shared/money.ts'
import type { Specialty } from '../rules.ts'

/** `points` go to specialties; `because` is the reason shown when this answer decided. */
export type QuizOption = {
  words: string
  points?: Partial<Record<Specialty, number>>
  because?: string
  atMost?: Centavos
  now?: boolean
}
export type QuizQuestion = { asks: string; options: readonly QuizOption[] }

/**
 * Seven questions (product.md, /test-consultores). An option's position is its letter in the URL: never reorder them.
 */
export const QUESTIONS: readonly QuizQuestion[] = [
  {
    asks: 'O que trouxe você até aqui?',
    options: [
      {
        words: 'Uma relação: começo, crise ou fim',
        points: { tarot: 3, oraculos: 1 },
        because: 'você quer olhar uma relação por outros lados',
      },
      {
        words: 'Trabalho, dinheiro ou uma mudança',
        points: { astrologia: 2, numerologia: 2, runas: 1 },
        because: 'há uma mudança a pensar',
      },
      { words: 'A saudade de alguém', points: { mediunidade: 4 }, because: 'a saudade pede escuta' },
      {
        words: 'Cansaço: preciso de uma pausa',
        points: { reiki: 3, cristaloterapia: 3 },
        because: 'você procura uma pausa',
      },
      {
        words: 'Curiosidade sobre mim',
        points: { astrologia: 2, numerologia: 2, tarot: 1 },
        because: 'você quer se conhecer melhor',
      },
    ],
  },
  {
    asks: 'Como você costuma entender as coisas?',
    options: [
      { words: 'Por imagens e histórias', points: { tarot: 3, oraculos: 1 }, because: 'imagens falam com você' },
      {
        words: 'Por contas, ciclos e padrões',
        points: { numerologia: 3, astrologia: 2 },
        because: 'você gosta de ver a conta feita',
      },
      {
        words: 'Por frases curtas que ficam na cabeça',
        points: { runas: 3, oraculos: 2 },
        because: 'uma frase curta rende mais para você',
      },
      {
        words: 'Pelo corpo: respiração, silêncio, toque',
        points: { reiki: 3, cristaloterapia: 2 },
        because: 'você entende pelo corpo',
      },
    ],
  },
  {
    asks: 'O que você tem em mãos?',
    options: [
      {
        words: 'Data, hora e cidade em que nasci',
        points: { astrologia: 3 },
        because: 'você sabe a hora em que nasceu',
      },
      { words: 'Meu nome completo e a data', points: { numerologia: 3 }, because: 'nome e data bastam' },
      {
        words: 'Uma pergunta bem clara',
        points: { tarot: 2, runas: 2, oraculos: 2 },
        because: 'sua pergunta já está clara',
      },
      {
        words: 'Só a vontade de conversar',
        points: { mediunidade: 1, tarot: 1, reiki: 1 },
        because: 'a conversa pode começar do zero',
      },
    ],
  },
  {
    asks: 'No fim da conversa, o que seria bom?',
    options: [
      {
        words: 'Enxergar opções que não vi',
        points: { tarot: 2, oraculos: 2, runas: 1 },
        because: 'você quer enxergar outras opções',
      },
      {
        words: 'Entender o momento que estou vivendo',
        points: { astrologia: 3, numerologia: 1 },
        because: 'você quer entender o momento',
      },
      { words: 'Sair mais leve', points: { reiki: 2, cristaloterapia: 3 }, because: 'você quer sair mais leve' },
      { words: 'Sentir que fui ouvido', points: { mediunidade: 3, tarot: 1 }, because: 'ser ouvido vem primeiro' },
    ],
  },
  {
    asks: 'Quanto tempo de conversa combina com hoje?',
    options: [
      { words: 'Dez minutos, direto ao ponto', points: { runas: 2, oraculos: 2 }, because: 'cabe em dez minutos' },
      { words: 'Meia hora', points: { tarot: 1, numerologia: 1, cristaloterapia: 1 } },
      { words: 'Sem pressa', points: { astrologia: 2, mediunidade: 1, reiki: 1 }, because: 'há tempo para ir fundo' },
    ],
  },
  {
    asks: 'Qual preço por minuto cabe no seu bolso?',
    options: [
      { words: 'Até R$ 2,00', atMost: 200n },
      { words: 'Até R$ 3,50', atMost: 350n },
      { words: 'Até R$ 5,00', atMost: 500n },
      { words: 'Depende da pessoa' },
    ],
  },
  {
    asks: 'Quando você gostaria de conversar?',
    options: [{ words: 'Agora, se der', now: true }, { words: 'Posso esperar por quem combina mais' }],
  },
]
