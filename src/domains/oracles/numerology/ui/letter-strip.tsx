import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Letter } from '../letters.rules.ts'

type Props = { letters: readonly Letter[]; onHear: (at: number, isVowel: boolean) => void }

/** The name with the value of each letter; vowels have a gold background. The reader may decide how each Y counts. */
export const LetterStrip = ({ letters, onHear }: Props) => (
  <div className="grid gap-4">
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      {wordsOf(letters).map((word) => (
        <ol
          key={word[0]!.at}
          className="flex flex-wrap gap-1.5"
          aria-label={word.map(({ written }) => written).join('')}
        >
          {word.map(({ at, written, value, isVowel }) => (
            <li
              key={at}
              className={classes(
                'grid w-8 justify-items-center rounded-sm border py-1 sm:w-9',
                isVowel ? 'border-metal bg-metal-wash' : 'border-line bg-surface',
              )}
            >
              <span className="font-display text-lg leading-tight">{written}</span>
              <span className="text-quiet text-xs tabular-nums">{value}</span>
              <span className="sr-only">{isVowel ? 'vogal' : 'consoante'}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
    <p className="text-quiet text-sm">Em dourado, as vogais. Acentos e cedilha não mudam o valor da letra.</p>
    {wordsOf(letters).map((word) =>
      word.map(
        ({ at, isVowel, isY }) =>
          isY && (
            <Checkbox
              key={at}
              checked={isVowel}
              onChange={(event) => onHear(at, event.currentTarget.checked)}
              label={`O Y de “${word.map(({ written }) => written).join('')}” soa como vogal`}
              hint="Diga a sílaba em voz alta: se o Y é o único som de vogal, marque; se ele desliza para a vogal vizinha, não."
            />
          ),
      ),
    )}
  </div>
)

/** The letters grouped by word. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = []
  for (const letter of letters) {
    const word = words.at(-1)
    if (word?.at(-1)?.at === letter.at - 1) word.push(letter)
    else words.push([letter])
  }
  return words
}
