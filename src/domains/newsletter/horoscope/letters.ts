import { dayOf, horoscopeOf, horoscopeOfWeek } from '#domains/oracles/index.ts'
import { dayInSaoPaulo, formatIsoDay } from '#shared/dates.ts'
import { type Letter, letterOf } from '../campaigns/letter.ts'
import type { Rhythm } from '../lists/horoscope.rules.ts'
import { skyPath } from './rules.ts'

const CALCULATED =
  'Posições calculadas para o meio do dia, horário de Brasília. O que vem depois de “na tradição” é leitura simbólica, não previsão.'

/** The horoscope of a day, or of the week that begins with it, for each sign from Áries to Peixes. */
export function horoscopeLetters({ rhythm, at }: { rhythm: Rhythm; at: Date }, site: string): Promise<Letter[]> {
  const day = dayInSaoPaulo(at)
  const picture = `![O céu de ${formatIsoDay(day)}: os signos, os planetas e a Lua](${skyPath(day)})`
  const texts = rhythm === 'daily' ? dailyTexts(at) : weeklyTexts(at)
  return Promise.all(
    texts.map(({ subject, preheader, parts }) =>
      letterOf({ subject, preheader, body: [picture, ...parts, `*${CALCULATED}*`].join('\n\n') }, site),
    ),
  )
}

type Text = { subject: string; preheader: string; parts: string[] }
const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function dailyTexts(at: Date): Text[] {
  const { facts, signs } = horoscopeOf(dayOf(at))
  return signs.map(({ name, sentences, question }) => ({
    subject: `${name}: o céu de ${formatIsoDay(dayInSaoPaulo(at))}`,
    preheader: facts[0]!,
    parts: [...sentences, `**Para levar hoje:** ${question}`, '## O que se mede', listed(facts)],
  }))
}

function weeklyTexts(at: Date): Text[] {
  const { facts, signs } = horoscopeOfWeek(dayOf(at))
  return signs.map(({ name, ruler, days, question }) => ({
    subject: `${name}: a semana de ${formatIsoDay(dayInSaoPaulo(at))}`,
    preheader: facts[0]!,
    parts: [
      '## A Lua, dia a dia',
      listed(days),
      ruler,
      `**Para levar na semana:** ${question}`,
      '## O que se mede',
      listed(facts),
    ],
  }))
}
