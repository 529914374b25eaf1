import { lazy, Suspense } from 'react'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readingPath } from '#domains/oracles/tarot/reading/ui/reading-path.ts'

const OwnReadingPage = lazy(async () => ({
  default: (await import('#domains/oracles/tarot/reading/ui/own-reading-page.tsx')).OwnReadingPage,
}))

/** Shown for a reading that is not public; its owner can sign in to see it. */
export function MissingReading({ id }: { id: string }) {
  const { state } = useSession()
  const words = <NotHere id={id} isKnown={state === 'signed-in'} />
  if (state !== 'signed-in') return words
  return (
    <Suspense fallback={words}>
      <OwnReadingPage id={id} otherwise={words} />
    </Suspense>
  )
}

const NotHere = ({ id, isKnown }: { id: string; isKnown: boolean }) => (
  <div className="grid items-center gap-10 py-6 md:grid-cols-[1fr_auto]">
    <div className="grid justify-items-start gap-4">
      <p className="eyebrow">Erro 404</p>
      <h1 className="text-4xl">Esta leitura não está na mesa</h1>
      <p className="measure text-lg text-quiet">Ela não existe, já passou dos 30 dias ou é só de quem a fez.</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/tarot-gratis">Fazer a minha tiragem</LinkButton>
        {!isKnown && (
          <LinkButton href={signInPathFor(readingPath(id))} variant="secondary">
            Entrar para ver as minhas
          </LinkButton>
        )}
      </p>
    </div>
    <Engraving name="lost-star" className="mx-auto w-56 lg:w-72" />
  </div>
)
