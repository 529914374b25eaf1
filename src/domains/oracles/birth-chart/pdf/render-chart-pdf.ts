import { PaperDocument } from '#platform/pdf/paper-document.ts'
import type { Company } from '#shared/company.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { ASPECTS } from '../aspects.rules.ts'
import { bigThreeReading } from '../big-three.rules.ts'
import { CHART_POINT_NAMES, type Chart } from '../rules.ts'
import { formatDegreeInSign, signIndexAt, SIGNS } from '../signs.rules.ts'
import { chartOfInput } from './chart-of-input.ts'
import type { ChartPaperInput } from './contract.ts'
import { drawWheel } from './draw-wheel.ts'

/** The drawing with the words of its axes, in units of the wheel. */
const REACH = 345

const HOUSES: Record<Chart['houses'], string> = {
  placidus: 'Casas de Placidus',
  'whole-sign': 'Casas por signos inteiros',
  solar: 'Sem a hora: posições do meio do dia, sem ascendente, casas por signos inteiros a partir do Sol',
}

/** A birth chart on paper: the wheel, positions, houses, aspects, and the texts on Sun, Moon and ascendant. */
export function renderChartPdf(input: ChartPaperInput, company: Company): Promise<Buffer> {
  const chart = chartOfInput(input)
  const birth = `${formatIsoDay(input.day)} em ${input.place}`
  const document = new PaperDocument(`Mapa astral ${input.name || birth}`, company)
  document.heading('Mapa astral', input.name || birth)
  document.prose(`${input.name ? `Nascimento: ${birth}. ` : ''}${HOUSES[chart.houses]}. Zodíaco tropical, nodo médio.`)
  document.drawing(REACH, (pen) => drawWheel(pen, chart))
  document.newPage()
  document.lines(positionsOf(chart), 'Posições')
  document.lines(
    chart.cusps.map((cusp, house) => ({ name: `Casa ${house + 1}`, value: formatDegreeInSign(cusp) })),
    'Onde começa cada casa',
  )
  if (chart.aspects.length > 0) document.lines(aspectsOf(chart), 'Aspectos')
  for (const { title, text, question } of readingsOf(chart)) document.prose(`${text} ${question}`, title)
  document.prose(
    'As posições são astronomia e podem ser conferidas em qualquer efeméride. O que vem depois de “na tradição” é leitura simbólica, não previsão.',
  )
  return document.end()
}

const positionsOf = ({ bodies, angles }: Chart) => [
  ...bodies.map(({ body, longitude, isRetrograde, house, alsoSign }) => ({
    name: `${CHART_POINT_NAMES[body]}, casa ${house}`,
    value: [
      formatDegreeInSign(longitude),
      isRetrograde && 'retrógrado',
      alsoSign !== undefined && `ou ${SIGNS[alsoSign]}`,
    ]
      .filter(Boolean)
      .join(', '),
  })),
  ...(angles
    ? (['ascendant', 'midheaven'] as const).map((angle) => ({
        name: CHART_POINT_NAMES[angle],
        value: formatDegreeInSign(angles[angle]),
      }))
    : []),
]

const aspectsOf = ({ aspects }: Chart) =>
  aspects.map(({ one, other, aspect, orb }) => ({
    name: `${CHART_POINT_NAMES[one]} e ${CHART_POINT_NAMES[other]}`,
    value: `${ASPECTS[aspect].name}, a ${orb.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}°`,
  }))

const readingsOf = ({ bodies, angles }: Chart) => [
  ...bodies.flatMap(({ body, longitude, alsoSign }) =>
    (body === 'sun' || body === 'moon') && alsoSign === undefined
      ? [bigThreeReading(body, signIndexAt(longitude))]
      : [],
  ),
  ...(angles ? [bigThreeReading('ascendant', signIndexAt(angles.ascendant))] : []),
]
