import { useMemo } from 'react'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { writtenDay } from '../../birth-day.rules.ts'
import { ASPECTS } from '../../birth-chart/aspects.rules.ts'
import type { Birth } from '../../birth-chart/birth.rules.ts'
import { placeLabel } from '../../birth-chart/places/rules.ts'
import { CHART_POINT_NAMES } from '../../birth-chart/rules.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { dayOfChart, SYNASTRY_ORBS, type SynastryAspect, type SynastryPoint, synastryOf } from '../rules.ts'
import { synastryWords } from '../words.rules.ts'
import { DoubleWheel } from './double-wheel.tsx'

const FIRST = 6

/** Two charts side by side: both wheels in one, and the aspects between them with what the tradition says. */
export function SynastryResult({ mine, theirs }: { mine: Birth; theirs: Birth }) {
  const [own, other] = useMemo(() => [dayOfChart(mine), dayOfChart(theirs)], [mine, theirs])
  const aspects = useMemo(() => synastryOf(own, other), [own, other])
  return (
    <section aria-labelledby="sinastria-lida" className="grid gap-8">
      <div className="grid gap-2">
        <ResultHeading id="sinastria-lida">O céu de vocês dois</ResultHeading>
        <p className="measure text-quiet">
          {birthWords(mine)} e {birthWords(theirs)}. {summary(aspects.length)}
        </p>
      </div>
      {(!mine.clock || !theirs.clock) && (
        <Notice tone="accent" title="Sem a hora, por signos inteiros">
          {!mine.clock && !theirs.clock
            ? 'Sem as duas horas, não há ascendente.'
            : mine.clock
              ? 'Sem a hora da outra pessoa, não há o ascendente dela.'
              : 'Sem a sua hora, as casas são contadas por signos inteiros a partir do seu Sol, e não há o seu ascendente.'}{' '}
          Ficou só o que valeu o dia inteiro.
        </Notice>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid gap-4 lg:sticky lg:top-28">
          <DoubleWheel
            mine={own}
            theirs={other}
            aspects={aspects}
            label="Duas rodas em uma. Os mesmos aspectos estão na lista ao lado."
          />
          <p className="text-center text-quiet text-xs">
            Por dentro, você e as suas casas; por fora, a outra pessoa. Linhas cheias: conjunções, trígonos e sextis.
            Tracejadas: quadraturas e oposições.
          </p>
        </div>
        <div className="grid gap-6">
          <AspectList aspects={aspects.slice(0, FIRST)} />
          {aspects.length > FIRST && (
            <details>
              <summary className="prose-link w-fit py-2">Ver os outros {aspects.length - FIRST}, mais largos</summary>
              <div className="mt-4">
                <AspectList aspects={aspects.slice(FIRST)} />
              </div>
            </details>
          )}
          <Orbs />
        </div>
      </div>
      <NextStep address="/consultores?especialidade=astrologia&online=sim" words="Falar com um astrólogo online agora">
        Não há nota nem veredito: dois mapas mostram assuntos, e o que se faz com eles é de vocês. Em companhia, a
        conversa costuma ir mais longe.
      </NextStep>
    </section>
  )
}

const birthWords = ({ day, place }: Birth) => `${writtenDay(day)} em ${placeLabel(place)}`
const summary = (count: number) =>
  count === 0
    ? 'Nenhum aspecto dentro das margens que usamos: cada um com o seu assunto.'
    : count === 1
      ? 'Um encontro entre os dois mapas.'
      : `${count} encontros entre os dois mapas, do mais exato ao mais largo.`

const AspectList = ({ aspects }: { aspects: readonly SynastryAspect[] }) => (
  <ul className="grid gap-5">
    {aspects.map((one) => {
      const { title, text, question } = synastryWords(one)
      return (
        <li key={`${one.mine}-${one.theirs}`} className="grid gap-1.5 border-metal border-l-2 pl-4">
          <h4 className="font-display text-lg leading-tight">{title}</h4>
          <p className="text-metal-ink text-sm tabular-nums">
            {ASPECTS[one.aspect].name} ({ASPECTS[one.aspect].angle}°), a {inDegrees(one.orb)} do exato
          </p>
          <p>{text}</p>
          <p className="font-display">{question}</p>
        </li>
      )
    })}
  </ul>
)

const inDegrees = (orb: number) => `${Math.floor(orb)}°${String(Math.floor((orb % 1) * 60)).padStart(2, '0')}′`

/** The margins that are used, and why the slow bodies are not counted. */
const Orbs = () => (
  <details className="text-sm">
    <summary className="prose-link w-fit py-1">As margens que usamos</summary>
    <div className="measure mt-3 grid gap-3 text-quiet">
      <p>
        São as tradicionais, como al-Biruni as dá em 1029. Um aspecto vale até a metade da soma das margens dos dois:
      </p>
      <p className="tabular-nums">
        {(Object.entries(SYNASTRY_ORBS) as [SynastryPoint, number][])
          .filter(([, orb]) => orb > 0)
          .map(([point, orb]) => `${CHART_POINT_NAMES[point]} ${orb}°`)
          .join(', ')}
        . O ascendente não tem margem própria.
      </p>
      <p>
        Urano, Netuno e Plutão andam devagar, e quem nasceu nos mesmos anos os tem quase no mesmo lugar. Por isso
        aparecem no desenho e não na conta.
      </p>
    </div>
  </details>
)
