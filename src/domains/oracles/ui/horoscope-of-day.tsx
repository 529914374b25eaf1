import { Accordion } from '#browser/kit/layout/accordion.tsx'
import { Glyph } from '../birth-chart/ui/wheel/glyph.tsx'
import { SIGN_GLYPHS } from '../birth-chart/ui/wheel/glyphs.ts'
import type { DayHoroscope } from '../contract.ts'

/** The horoscope of the day: the facts for everybody, then the text of each sign. */
export const HoroscopeOfDay = ({ horoscope: { facts, signs } }: { horoscope: DayHoroscope }) => (
  <div className="grid items-start gap-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-xl">O que se mede</h3>
      <ul className="grid gap-3 text-sm tabular-nums">
        {facts.map((fact) => (
          <li key={fact} className="border-metal border-l-2 pl-3">
            {fact}
          </li>
        ))}
      </ul>
      <p className="text-quiet text-xs">
        Posições calculadas para o meio do dia, horário de Brasília. O que vem depois de “na tradição” é leitura
        simbólica, não previsão.
      </p>
    </div>
    <Accordion
      name="signos"
      items={signs.map(({ name, sentences, question }, sign) => ({
        title: (
          <span className="flex items-center gap-3">
            <svg viewBox="-12 -12 24 24" aria-hidden="true" className="size-6 shrink-0 text-metal">
              <Glyph path={SIGN_GLYPHS[sign]!} size={24} />
            </svg>
            {name}
          </span>
        ),
        content: (
          <div className="grid gap-3">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className="font-display text-ink text-lg">{question}</p>
          </div>
        ),
      }))}
    />
  </div>
)
