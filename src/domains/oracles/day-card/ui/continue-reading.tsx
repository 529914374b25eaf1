import type { ReactNode } from 'react'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { formatDay } from '#shared/dates.ts'
import { SignDisk } from '../../birth-chart/ui/wheel/sign-disk.tsx'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { keptReadingPath } from '../../draw/kept-reading-path.rules.ts'
import { drawnNames, layoutWords } from '../../ui/kept-reading-words.ts'
import { CardBack } from '../../tarot/ui/table/card-back-fan.tsx'
import { useOwnDay } from './use-own-day.ts'

const MOST_NAMES = 3

/** Where somebody left off: their chart, and the reading kept last or a table that waits for the first. */
export function ContinueReading() {
  const { data: today } = useOwnDay()
  if (!today) return null
  const { latest, sign } = today
  return (
    <DashboardSection id="continuar" title={latest ? 'Continue de onde parou' : 'Seu mapa e a sua mesa'}>
      <ul className="grid gap-4 sm:grid-cols-2">
        <Tile
          href="/servicos/astrologia?mapa=meu#ferramenta"
          title="O seu mapa astral"
          text={
            sign
              ? `Sol em ${sign.name}; com a hora e a cidade, a Lua e o ascendente.`
              : 'O céu da hora em que você nasceu.'
          }
          picture={<SignDisk sign={sign?.index} className="w-24" />}
        />
        {latest ? (
          <Tile
            href={keptReadingPath(latest.draw)}
            title={latest.question ?? drawnNames(latest.draw).slice(0, MOST_NAMES).join(', ')}
            text={`${layoutWords(latest)}, ${formatDay(latest.draw.openedAt)}`}
            picture={<DrawnPicture draw={latest.draw} className="w-14" />}
          />
        ) : (
          <Tile
            href="/tarot-gratis"
            title="A mesa de tarot"
            text="Uma carta, três ou a Cruz Celta, de graça. O que você tirar fica guardado aqui."
            picture={<CardBack className="w-14" />}
          />
        )}
      </ul>
    </DashboardSection>
  )
}

type TileProps = { href: string; title: string; text: string; picture: ReactNode }

const Tile = ({ href, title, text, picture }: TileProps) => (
  <li className="relative flex items-center gap-5 rounded-lg border border-line bg-surface p-4 hover:border-metal sm:p-5">
    <span className="grid min-w-24 shrink-0 place-items-center">{picture}</span>
    <span className="grid min-w-0 gap-1">
      <a
        href={href}
        className="wrap-anywhere font-display text-lg leading-tight after:absolute after:inset-0 hover:text-accent"
      >
        {title}
      </a>
      <span className="text-quiet text-sm">{text}</span>
    </span>
  </li>
)
