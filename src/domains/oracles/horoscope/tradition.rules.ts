import type { AspectName } from '../birth-chart/aspects.rules.ts'
import { BODIES, type BodyName } from '../birth-chart/sky.rules.ts'

/**
 * The topic of each house in the tradition, counted by whole signs from the reader's own, with questions for the day.
 */
export const HOUSE_TOPICS: readonly { topic: string; questions: readonly string[] }[] = [
  { topic: 'o corpo e o jeito de chegar', questions: ['Como quero entrar neste dia?', 'O que o meu corpo pede hoje?'] },
  { topic: 'recursos e o que sustenta', questions: ['O que hoje já basta?', 'Em que gasto atenção sem querer?'] },
  {
    topic: 'conversas, estudo e vizinhança',
    questions: ['Que mensagem está parada nos rascunhos?', 'De quem quero ouvir notícias?'],
  },
  {
    topic: 'casa, família e origem',
    questions: ['O que deixaria a casa mais leve hoje?', 'Que lembrança pede um telefonema?'],
  },
  {
    topic: 'criação, crianças e prazer',
    questions: ['O que posso fazer só porque gosto?', 'Onde foi parar a brincadeira?'],
  },
  { topic: 'rotina e ofício', questions: ['Que pequena tarefa destrava as outras?', 'Que hábito merece folga?'] },
  { topic: 'parcerias e acordos', questions: ['O que combinei sem dizer em voz alta?', 'A quem quero agradecer?'] },
  {
    topic: 'o que se divide e o que muda',
    questions: ['O que já pode ser deixado?', 'Que conta, de dinheiro ou de afeto, pede clareza?'],
  },
  {
    topic: 'viagem, estudo e horizonte',
    questions: ['O que eu gostaria de entender melhor?', 'Para onde olho quando olho longe?'],
  },
  {
    topic: 'trabalho e lugar público',
    questions: ['O que merece ser feito com calma e assinado?', 'Que expectativa é minha, e qual é dos outros?'],
  },
  { topic: 'amizades e projetos', questions: ['Quem faz falta nesta conversa?', 'Que plano fica melhor acompanhado?'] },
  {
    topic: 'recolhimento e descanso',
    questions: ['De que barulho posso me retirar um pouco?', 'O que descansa quando eu descanso?'],
  },
]

/** The ruler of each sign from Áries to Peixes, after Ptolemy (Tetrabiblos I, 17). */
export const RULERS: readonly BodyName[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]

/** What each aspect means in the tradition. */
export const ASPECT_MEANINGS: Readonly<Record<AspectName, string>> = {
  conjunction: 'na tradição, dois assuntos que se juntam',
  sextile: 'na tradição, um convite que depende de um gesto',
  square: 'na tradição, um atrito que pede ajuste',
  trine: 'na tradição, um caminho que flui',
  opposition: 'na tradição, dois lados que pedem medida',
}

const ARTICLES: Readonly<Partial<Record<BodyName, string>>> = { sun: 'o', moon: 'a', node: 'o' }

/** A body with its article, where it has one, as a sentence goes on: "o Sol", "Mercúrio". */
export const withArticle = (body: BodyName) => [ARTICLES[body], BODIES[body]].filter(Boolean).join(' ')
