import type { ReactNode } from 'react'
import type { EmblemName } from '#browser/kit/art/emblem.tsx'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import type { Item } from '#domains/catalogue/contract.ts'
import { KINDS } from '#domains/catalogue/kinds/kinds.rules.ts'
import { ItemCards, ItemsToBuy } from '#domains/catalogue/ui/item-cards.tsx'

type Props = {
  name: string
  emblem: EmblemName
  title: string
  lead: string
  items: readonly Item[]
  per?: string
  children: ReactNode
}

/** One kind of offer: its items and its rules. */
export const OfferPage = ({ name, emblem, title, lead, items, per, children }: Props) => (
  <main className="page py-10">
    <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: name }]} />
    <PageHeading title={title} lead={lead} emblem={emblem} />
    {items.every(({ kind }) => !KINDS[kind].isOnlyShown) ? (
      <ItemsToBuy items={items} per={per} />
    ) : (
      <div className="grid gap-8">
        <Notice tone="accent" title="Estas vendas ainda não abriram">
          Mostramos o preço e as regras desde já, para você comparar.{' '}
          <a href="/comprar" className="prose-link">
            Créditos, pacotes e planos já estão à venda
          </a>
          .
        </Notice>
        <ItemCards items={items} per={per} />
      </div>
    )}
    <div className="prose mt-12">{children}</div>
    <p className="mt-10 flex flex-wrap gap-3">
      <LinkButton href="/comprar" variant="secondary">
        Comparar todas as formas
      </LinkButton>
    </p>
  </main>
)
