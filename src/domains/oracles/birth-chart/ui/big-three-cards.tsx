import { Card } from '#browser/kit/display/card.tsx'
import type { Chart } from '../rules.ts'
import { signIndexAt, SIGNS } from '../signs.rules.ts'
import { type BigThree, bigThreeReading } from '../big-three.rules.ts'

/**
 * Sun, Moon and ascendant, each with what the tradition says and a question. Without an hour nothing that depends on it
 * is guessed.
 */
export const BigThreeCards = ({ chart: { bodies, angles } }: { chart: Chart }) => {
  const points: [BigThree, number][] = bodies.flatMap(({ body, longitude, alsoSign }) =>
    (body === 'sun' || body === 'moon') && alsoSign === undefined
      ? [[body, signIndexAt(longitude)] as [BigThree, number]]
      : [],
  )
  if (angles) points.push(['ascendant', signIndexAt(angles.ascendant)])
  const open = bodies.flatMap(({ body, longitude, alsoSign }) =>
    (body === 'sun' || body === 'moon') && alsoSign !== undefined ? [{ body, longitude, alsoSign }] : [],
  )
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {points.map(([point, sign]) => {
        const { title, text, question } = bigThreeReading(point, sign)
        return (
          <Card key={point} as="article" className="grid content-start gap-2">
            <h4 className="font-display text-xl">{title}</h4>
            <p className="text-quiet text-sm">{text}</p>
            <p className="font-display text-lg">{question}</p>
          </Card>
        )
      })}
      {open.map(({ body, longitude, alsoSign }) => (
        <Card key={body} as="article" className="grid content-start gap-2">
          <h4 className="font-display text-xl">
            {body === 'moon' ? 'Lua' : 'Sol'} em {SIGNS[signIndexAt(longitude)]} ou {SIGNS[alsoSign]}
          </h4>
          <p className="text-quiet text-sm">
            {body === 'moon' ? 'A Lua' : 'O Sol'} mudou de signo nesse dia. Só a hora decide, e não vamos adivinhar.
          </p>
        </Card>
      ))}
    </div>
  )
}
