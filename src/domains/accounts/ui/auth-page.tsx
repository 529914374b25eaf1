import type { ReactNode } from 'react'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Logo } from '#browser/kit/art/logo.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'

type Props = {
  title: string
  lead: ReactNode
  children: ReactNode
  /** Shown beside the form on wide screens. */
  promises: readonly string[]
}

/** The layout of the sign-in and registration pages: the name above, a card with the form, three promises. */
export const AuthPage = ({ title, lead, children, promises }: Props) => (
  <div className="page flex min-h-dvh flex-col py-5 sm:py-8">
    <header>
      <a href="/" aria-label="Sensitivos, página inicial" className="-ml-1 inline-block rounded-md p-1">
        <Logo />
      </a>
    </header>
    <main
      id="conteudo"
      tabIndex={-1}
      className="grid flex-1 items-start gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-20"
    >
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="measure mt-2 mb-7 text-lg text-quiet">{lead}</p>
        {children}
      </div>
      <aside className="grid gap-6 border-line border-t pt-8 lg:sticky lg:top-12 lg:border-t-0 lg:border-l lg:py-6 lg:pl-12">
        <Ornament />
        <ul className="grid max-w-prose gap-5">
          {promises.map((promise) => (
            <li key={promise} className="font-display text-lg">
              {promise}
            </li>
          ))}
        </ul>
        <Engraving name="heaven" className="hidden w-full max-w-88 justify-self-center pt-4 lg:block" />
      </aside>
    </main>
  </div>
)
