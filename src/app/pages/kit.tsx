import { Fragment } from 'react'
import { TooltipArea } from '#browser/kit/tooltip-area.tsx'
import { ThemeToggle } from '../layouts/header/theme-toggle.tsx'
import { Art } from './kit/art.tsx'
import { Buttons } from './kit/buttons.tsx'
import { Colours } from './kit/colours.tsx'
import { Deck } from './kit/deck.tsx'
import { DrawPieces } from './kit/draw.tsx'
import { Figures } from './kit/figures.tsx'
import { Forms } from './kit/forms.tsx'
import { Surfaces } from './kit/leaves.tsx'
import { Overlays } from './kit/over.tsx'
import { Runes } from './kit/runes.tsx'
import { States } from './kit/states.tsx'
import { Typography } from './kit/type.tsx'
import { Navigation } from './kit/ways.tsx'

export const meta = () => [{ title: 'Kit · Sensitivos' }, { name: 'robots', content: 'noindex' }]

const CHAPTERS = [Colours, Typography, Art, Deck, Runes, DrawPieces, Buttons, Forms, Surfaces, Figures, Navigation, States, Overlays]

/** For who builds the site: every piece of the kit in every state. Served by `npm run dev` only. */
export default function Kit() {
  return (
    <TooltipArea>
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
    </TooltipArea>
  )
}
