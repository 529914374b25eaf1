import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'

/** Few ever need it: no page downloads it beforehand. */
const NotFound = lazyPart(() => import('./not-found/not-found.tsx'), 'NotFound')

/** Replaces a page that failed: "not found" with links for a 404, an apology for any other error. */
export const ErrorPage = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <NotFound />
    </Suspense>
  ) : (
    <UnexpectedError />
  )

/** An error of ours: says that nothing was lost, and offers one way on. */
const UnexpectedError = () => (
  <main className="page grid justify-items-center gap-5 py-12 text-center lg:py-16">
    <Engraving name="hourglass" className="w-56 lg:w-64" />
    <h1 className="text-3xl">Algo saiu do lugar</h1>
    <p className="measure text-lg text-quiet">
      Não conseguimos montar esta página agora. Seu saldo e suas conversas estão guardados: nenhum segundo é cobrado
      enquanto você não está na sala.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={() => location.reload()}>Carregar de novo</Button>
      <LinkButton href="/" variant="secondary">
        Ir para o início
      </LinkButton>
    </div>
  </main>
)
