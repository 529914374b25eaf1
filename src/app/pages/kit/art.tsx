import { Emblem, EMBLEMS } from '#browser/kit/art/emblem.tsx'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Logo } from '#browser/kit/art/logo.tsx'
import { Chapter, Row } from './chapter.tsx'

export const Art = () => (
  <Chapter title="Gravuras">
    <Logo />
    <Row name="Pranchas">
      {(['heaven', 'cards', 'hourglass', 'lost-star'] as const).map((name) => (
        <Engraving key={name} name={name} className="w-64" />
      ))}
    </Row>
    <Row name="Emblemas">
      {EMBLEMS.map((name) => (
        <span key={name} className="grid justify-items-center text-quiet text-xs">
          <Emblem name={name} />
          {name}
        </span>
      ))}
    </Row>
  </Chapter>
)
