import { Checkbox } from '#browser/kit/checkbox.tsx'
import { classes } from '#browser/kit/classes.ts'
import type { Letter } from '../letters/rules.ts'

type Props = { letters: readonly Letter[]; onHear: (at: number, isVowel: boolean) => void }

/** The name with the worth of each letter under it; vowels stand on gold. Whoever hears a Y differently says so. */
export const LetterStrip = ({ letters, onHear }: Props) => (
  <div className="grid gap-4">
    <ol className="flex flex-wrap gap-1.5" aria-label="Letras e valores">
      {letters.map(({ at, written, value, isVowel }, index) => (
        <li
          key={at}
          className={classes(
            'grid w-9 justify-items-center rounded-sm border py-1',
            isVowel ? 'border-metal bg-metal-wash' : 'border-line bg-surface',
            index > 0 && at - letters[index - 1]!.at > 1 && 'ml-4',
          )}
        >
          <span className="font-display text-lg leading-tight">{written}</span>
          <span className="text-quiet text-xs tabular-nums">{value}</span>
          <span className="sr-only">{isVowel ? 'vogal' : 'consoante'}</span>
        </li>
      ))}
    </ol>
    <p className="text-quiet text-sm">Em dourado, as vogais. Acentos e cedilha não mudam o valor da letra.</p>
    {letters.map(
      ({ at, isVowel, isY }, index) =>
        isY && (
          <Checkbox
            key={at}
            checked={isVowel}
            onChange={(event) => onHear(at, event.currentTarget.checked)}
            label={`O Y de “${around(letters, index)}” soa como vogal`}
            hint="Diga a sílaba em voz alta: se o Y é o único som de vogal, marque; se ele desliza para a vogal vizinha, não."
          />
        ),
    )}
  </div>
)

/** The word in which a letter stands. */
function around(letters: readonly Letter[], index: number) {
  const isNext = (at: number) => letters[at + 1]?.at === letters[at]!.at + 1
  let [from, to] = [index, index]
  while (from > 0 && isNext(from - 1)) from--
  while (isNext(to)) to++
  const word = letters.slice(from, to + 1).map(({ written }) => written)
  return word.join('')
}
