import { isYang, type LineSum } from '../coins.rules.ts'
import { movingLineWords } from './meanings/moving-line-words.ts'
import { HexagramFigure } from './hexagram-figure.tsx'

const ORDINALS = ['Primeira', 'Segunda', 'Terceira', 'Quarta', 'Quinta', 'Sexta'] as const

/** The changing lines, the lowest first, each with its position and text. */
export const MovingLines = ({ lines, moving }: { lines: readonly LineSum[]; moving: readonly number[] }) => (
  <section aria-labelledby="moveis" className="grid gap-5">
    <h4 id="moveis" className="font-display text-2xl">
      {moving.length === 0 ? 'Nenhuma linha muda' : moving.length === 1 ? 'A linha que muda' : 'As linhas que mudam'}
    </h4>
    <p className="measure text-quiet">
      {moving.length === 0
        ? 'A figura fala sozinha, sem segunda. Com moedas, isso acontece em 17,8% das consultas.'
        : `Na tradição, é por ${moving.length === 1 ? 'ela' : 'elas'} que a situação se move: o que está no auge cede, o que estava no fundo se firma.`}
    </p>
    <ul className="grid gap-5 md:grid-cols-2">
      {moving.map((place) => {
        const line = lines[place - 1]!
        return (
          <li key={place} className="grid content-start gap-2 border-metal border-l-2 pl-4">
            <p className="flex items-center gap-4 font-semibold">
              <HexagramFigure lines={[line]} className="w-20 shrink-0" />
              {ORDINALS[place - 1]} linha, {isYang(line) ? 'inteira que cede' : 'partida que se firma'}
            </p>
            <p className="measure">{movingLineWords(place, line)}</p>
          </li>
        )
      })}
    </ul>
  </section>
)
