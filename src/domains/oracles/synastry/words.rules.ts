import type { AspectName } from '../birth-chart/aspects.rules.ts'
import type { SynastryAspect, SynastryPoint } from './rules.ts'

/** What each point stands for in the tradition, as it goes on after "com": lower case, no article of a person. */
const THEMES: Readonly<Record<SynastryPoint, { name: string; stands: string }>> = {
  sun: { name: 'o Sol', stands: 'o que dá sentido aos dias' },
  moon: { name: 'a Lua', stands: 'o que acolhe e descansa' },
  mercury: { name: 'Mercúrio', stands: 'o jeito de conversar' },
  venus: { name: 'Vênus', stands: 'o jeito de gostar' },
  mars: { name: 'Marte', stands: 'o jeito de agir e de discordar' },
  jupiter: { name: 'Júpiter', stands: 'o que se quer ver crescer' },
  saturn: { name: 'Saturno', stands: 'o cuidado e os limites' },
  ascendant: { name: 'o Ascendente', stands: 'o modo de chegar' },
}

const MEETS: Readonly<Record<AspectName, { how: string; asks: readonly [string, string] }>> = {
  conjunction: {
    how: 'ficam no mesmo lugar do céu e se misturam',
    asks: ['Onde vocês se confundem um com o outro?', 'O que vocês fazem juntos sem combinar?'],
  },
  sextile: {
    how: 'se ajudam quando alguém dá o primeiro passo',
    asks: ['Que gesto pequeno abriria essa porta?', 'Quem de vocês costuma começar?'],
  },
  trine: {
    how: 'correm na mesma direção, às vezes sem que se note',
    asks: ['O que já é fácil e ninguém agradece?', 'Em que vocês se entendem sem explicar?'],
  },
  square: {
    how: 'puxam para lados diferentes e pedem ajuste',
    asks: ['O que cada um precisa dizer aqui?', 'O que cabe a cada um mudar um pouco?'],
  },
  opposition: {
    how: 'se olham de frente, como dois lados da mesma mesa',
    asks: ['O que o outro vê que você não vê?', 'O que um de vocês faz pelos dois?'],
  },
}
const POINTS = Object.keys(THEMES)

/** "o seu Sol", "a sua Lua", "o seu Mercúrio". */
const owned = (point: SynastryPoint) => {
  const [article, name] = THEMES[point].name.includes(' ') ? THEMES[point].name.split(' ') : ['o', THEMES[point].name]
  return point === 'venus' ? 'a sua Vênus' : `${article} ${article === 'a' ? 'sua' : 'seu'} ${name}`
}

/** "o Sol da outra pessoa". */
const others = (point: SynastryPoint) => {
  const { name } = THEMES[point]
  return `${name.includes(' ') ? name : `${point === 'venus' ? 'a' : 'o'} ${name}`} da outra pessoa`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * An aspect between two charts in plain words: whose points they are, how they meet in the tradition, and a question
 * for both. It says nothing of what will become of them, and no aspect is worth more than another.
 */
export function synastryWords({ mine, theirs, aspect }: Pick<SynastryAspect, 'mine' | 'theirs' | 'aspect'>) {
  const { how, asks } = MEETS[aspect]
  const [own, other] = [THEMES[mine].stands, THEMES[theirs].stands]
  const subjects = `${own}, em você, e ${mine === theirs ? 'o mesmo' : other}, na outra pessoa,`
  return {
    title: `${capital(owned(mine))} e ${others(theirs)}`,
    text: `Na tradição, ${subjects} ${how}.`,
    question: asks[(POINTS.indexOf(mine) + POINTS.indexOf(theirs)) % 2 === 0 ? 0 : 1],
  }
}
