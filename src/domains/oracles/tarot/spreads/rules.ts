import type { Layout } from '../../draw/rules.ts'
import { CELTIC_PAIRS, CELTIC_PLACES } from './celtic-cross.rules.ts'
import type { PlacePair, SpreadPlace } from './place.rules.ts'

export type SpreadId = Extract<Layout, 'uma-carta' | 'tres-cartas' | 'cruz-celta'>

export type Spread = {
  id: SpreadId
  name: string
  lead: string
  columns: number
  rows: number
  places: readonly SpreadPlace[]
  pairs: readonly PlacePair[]
}

const ONE: Spread = {
  id: 'uma-carta',
  name: 'Uma carta',
  lead: 'Um ponto de vista, para pensar num assunto só.',
  columns: 1,
  rows: 1,
  places: [
    {
      name: 'A carta de agora',
      asks: 'O que merece a sua atenção nisto?',
      about: 'O que pede atenção tem a ver com',
      facet: 'counsel',
      column: 1,
      row: 1,
    },
  ],
  pairs: [],
}

const THREE: Spread = {
  id: 'tres-cartas',
  name: 'Três cartas',
  lead: 'De onde vem, como está e o que dá para fazer.',
  columns: 3,
  rows: 1,
  places: [
    {
      name: 'O que vem de antes',
      asks: 'O que trouxe o assunto até aqui?',
      about: 'O que trouxe o assunto até aqui tem a ver com',
      facet: 'sense',
      column: 1,
      row: 1,
    },
    {
      name: 'O que está na mesa',
      asks: 'Como isso está hoje?',
      about: 'Hoje, o assunto gira em torno de',
      facet: 'sense',
      column: 2,
      row: 1,
    },
    {
      name: 'O próximo passo',
      asks: 'O que está ao seu alcance fazer?',
      about: 'O que está ao seu alcance passa por',
      facet: 'counsel',
      column: 3,
      row: 1,
    },
  ],
  pairs: [],
}

const CELTIC_CROSS: Spread = {
  id: 'cruz-celta',
  name: 'Cruz Celta',
  lead: 'Dez lugares para um assunto com muitos lados.',
  columns: 4.4,
  rows: 4,
  places: CELTIC_PLACES,
  pairs: CELTIC_PAIRS,
}

/** The three spreads, the smallest first. */
export const SPREADS: readonly Spread[] = [ONE, THREE, CELTIC_CROSS]

/** The spread of a draw; undefined for other oracles. */
export const spreadOf = (layout: Layout): Spread | undefined => SPREADS.find(({ id }) => id === layout)
