import { Accordion } from '#browser/kit/layout/accordion.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { DayHoroscope } from '../contract.ts'
import { MoonDisk } from './moon-disk.tsx'
import { SignMark } from './sign-mark.tsx'
import { SignText } from './sign-text.tsx'
import { useChosenSign } from './use-chosen-sign.ts'

/** The horoscope of the day: the facts for everybody, the text of the reader's sign, and those of all. */
export function HoroscopeOfDay({ horoscope: { facts, moon, signs } }: { horoscope: DayHoroscope }) {
  const [chosen, choose] = useChosenSign(signs.map(({ name }) => name))
  const own = chosen === undefined ? undefined : signs[chosen]
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <div className="flex items-center gap-4">
          {moon && <MoonDisk moon={moon} className="size-18 shrink-0" />}
          <h3 className="text-xl">O que se mede</h3>
        </div>
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
      <div className="grid gap-8">
        <section aria-label="O seu signo" className="grid gap-5">
          <fieldset>
            <legend className="mb-2 font-semibold">Qual é o seu signo?</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1 sm:grid-cols-6">
              {signs.map(({ name }, sign) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={sign === chosen}
                  onClick={() => choose(sign)}
                  className={classes(
                    'grid min-h-16 content-center justify-items-center gap-1 rounded-md border px-1 py-2 text-xs sm:text-sm',
                    sign === chosen ? 'border-metal bg-metal-wash' : 'border-transparent hover:bg-accent-wash',
                  )}
                >
                  <SignMark sign={sign} className="size-7" />
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
          <div role="status">
            {own && (
              <div className="grid gap-3 rounded-lg border border-metal bg-surface p-5 sm:p-7">
                <h3 className="text-2xl">Hoje, para {own.name}</h3>
                <SignText sign={own} />
              </div>
            )}
          </div>
        </section>
        <Accordion
          name="signos"
          items={signs.map((sign, at) => ({
            title: (
              <span className="flex items-center gap-3">
                <SignMark sign={at} className="size-6" />
                {sign.name}
              </span>
            ),
            content: <SignText sign={sign} />,
          }))}
        />
      </div>
    </div>
  )
}
