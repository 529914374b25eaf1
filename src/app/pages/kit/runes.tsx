import { RUNES } from '#domains/oracles/runes/rules.ts'
import { RuneStone } from '#domains/oracles/runes/ui/stones/rune-stone.tsx'
import { Chapter, Row } from './chapter.tsx'

/** All 24 large, at their smallest size, reversed, and the backs. */
export const Runes = () => (
  <Chapter title="Runas">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {RUNES.map(({ id, name }, at) => (
        <li key={id} className="grid justify-items-center gap-1 text-quiet text-xs">
          <RuneStone rune={id} pebble={at} className="w-full" />
          {name}
        </li>
      ))}
    </ul>
    <Row name="Pequenas">
      {RUNES.map(({ id }, at) => (
        <RuneStone key={id} rune={id} pebble={at} named className="w-10" />
      ))}
    </Row>
    <Row name="Invertidas">
      {RUNES.filter(({ hasReverse }) => hasReverse).map(({ id }, at) => (
        <RuneStone key={id} rune={id} pebble={at} reversed named className="w-10" />
      ))}
    </Row>
    <Row name="Com a face para baixo">
      {[0, 1, 2, 3, 4, 5].map((pebble) => (
        <RuneStone key={pebble} pebble={pebble} className="w-16" />
      ))}
    </Row>
  </Chapter>
)
