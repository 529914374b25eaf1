import { Suspense } from 'react'
import { data } from 'react-router'
import { late, lazyPart } from '#browser/late-code.ts'
import { apiContext, isMissing } from '#browser/api.ts'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readDraw } from '#domains/oracles/draw/contract.ts'
import { isComplete } from '#domains/oracles/draw/rules.ts'
import { pictureSpecOf } from '#domains/oracles/tarot/reading/picture-spec.rules.ts'
import { cardName, placedCardsOf } from '#domains/oracles/tarot/reading/rules.ts'
import { meaningsOf } from '#domains/oracles/tarot/reading/ui/meanings-query.ts'
import { readingPath } from '#domains/oracles/tarot/reading/ui/reading-path.ts'
import { spreadOf } from '#domains/oracles/tarot/spreads/rules.ts'
import { productsTopic } from '#domains/shop/facts.ts'
import { findProductBeside } from '#domains/shop/places/contract.ts'
import { ProductBeside } from '#domains/shop/ui/product-beside.tsx'
import type { Route } from './+types/free-tarot.ts'
import { Start } from './start.tsx'

const OwnReadingPage = lazyPart(
  () => import('#domains/oracles/tarot/reading/ui/own-reading-page.tsx'),
  'OwnReadingPage',
)

/** Shown for a reading that is not public; its owner can sign in to see it. */
function MissingReading({ id }: { id: string }) {
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

const readingCode = () => late(() => import('#domains/oracles/tarot/reading/ui/finished-reading.tsx'))
/**
 * A page that arrives with a reading waits for its code: behind Suspense, whatever is pressed before the code is there
 * would be lost. The table does without it.
 */
const isReadingHere = typeof location === 'undefined' || new URLSearchParams(location.search).has('leitura')
const ShownReading = isReadingHere ? (await readingCode()).FinishedReading : lazyPart(readingCode, 'FinishedReading')

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData?.draw) {
    const { id, layout } = loaderData.draw
    const placed = placedCardsOf(loaderData.draw)
    return pageMeta({
      title: `${spreadOf(layout)!.name} de tarot`,
      description: `${placed.map(cardName).join(' · ')}. Um sorteio que qualquer pessoa pode refazer.`,
      path: readingPath(id),
      overline: 'Tarot grátis',
      plate: pictureSpecOf(layout, placed),
      noindex: true,
    })
  }
  return pageMeta({
    title: 'Tarot grátis: uma carta, três ou a Cruz Celta',
    description:
      'Embaralhe e escolha as cartas com a sua mão. 78 cartas desenhadas por nós, leitura na hora, sem cadastro, e um sorteio que você pode conferir.',
    path: '/tarot-gratis',
    overline: 'Tarot grátis',
    noindex: Boolean(loaderData?.missing),
  })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const START = { draw: undefined, meanings: undefined, missing: undefined, product: null }

/** The table, the same for everybody; or the reading named by the address, if it is public. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('leitura')
  const api = context.get(apiContext)
  if (!id) {
    const headers = publicPageHeaders({ seconds: 300, topics: [productsTopic], parameters: ['leitura'] })
    return data({ ...START, ...(await api(findProductBeside, { place: 'tarot-gratis' })) }, { headers })
  }
  try {
    const draw = await api(readDraw, { id })
    if (draw.kind !== 'tarot' || !isComplete(draw, draw.events)) return data({ ...START, missing: id }, { status: 404 })
    const { product } = await api(findProductBeside, { place: 'tarot-gratis' })
    return { ...START, draw, product, meanings: await meaningsOf(placedCardsOf(draw).map(({ card }) => card)) }
  } catch (error) {
    if (isMissing(error)) return data({ ...START, missing: id }, { status: 404 })
    throw error
  }
}

/** The free tarot: a table for drawing, and every reading at its own address. */
export default function FreeTarot({ loaderData: { draw, meanings, missing, product } }: Route.ComponentProps) {
  const beside = product && <ProductBeside product={product} />
  return (
    <main className="page py-8 lg:py-10 print:py-0">
      {missing ? (
        <MissingReading id={missing} />
      ) : draw ? (
        <Suspense fallback={<Skeleton className="h-[40rem] w-full" />}>
          <ShownReading draw={draw} meanings={meanings} />
          {beside}
        </Suspense>
      ) : (
        <Start below={beside} />
      )}
    </main>
  )
}
