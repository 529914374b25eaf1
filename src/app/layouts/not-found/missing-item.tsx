import type { ReactNode } from 'react'

type Props = { title: string; text: string; all: { words: string; href: string }; children: ReactNode }

/** For an item that does not exist (any more): similar items, and a link to all of them. */
export const MissingItem = ({ title, text, all, children }: Props) => (
  <main className="page grid gap-8 py-12">
    <div className="grid gap-3">
      <p className="eyebrow">Erro 404</p>
      <h1 className="text-4xl">{title}</h1>
      <p className="measure text-lg text-quiet">{text}</p>
    </div>
    {children}
    <p>
      <a href={all.href} className="prose-link">
        {all.words}
      </a>
    </p>
  </main>
)
