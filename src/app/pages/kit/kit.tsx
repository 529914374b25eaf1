import { Fragment } from 'react'
import { ThemeToggle } from '../../layouts/header/theme-toggle.tsx'
import { Deck, DrawPieces, Runes } from './draw-pieces.tsx'
import { Art, Figures } from './figures.tsx'
import { Buttons, Forms } from './forms.tsx'
import { Colours, Surfaces } from './surfaces.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'
import { Typography } from './typography.tsx'
import { Navigation } from './navigation.tsx'

export const meta = () => [{ title: 'Kit · Sensitivos' }, { name: 'robots', content: 'noindex' }]

const CHAPTERS = [
  Colours,
  Typography,
  Art,
  Deck,
  Runes,
  DrawPieces,
  Buttons,
  Forms,
  Surfaces,
  Figures,
  Navigation,
  States,
  Overlays,
]

/** For developers: every component of the kit in every state. Served by `npm run dev` only. */
export default function Kit() {
  return (
    <main className="page grid gap-16 py-10">
      <header className="flex items-center justify-between gap-4 border-line border-b pb-6">
        <h1 className="text-3xl">O kit, peça por peça</h1>
        <ThemeToggle />
      </header>
      {CHAPTERS.map((Chapter, at) => (
        <Fragment key={at}>
          <Chapter />
        </Fragment>
      ))}
    </main>
  )
}
