import type { NamedProduct } from '../places/contract.ts'
import type { Category } from '../rules.ts'
import { productPath } from './shop-address.ts'

const WORDS: Record<Category, string> = {
  baralhos: 'Este baralho está na loja',
  cristais: 'Esta pedra está na loja',
  incensos: 'Este incenso está na loja',
  velas: 'Esta vela está na loja',
  runas: 'Estas runas estão na loja',
  cadernos: 'Este caderno está na loja',
}

/** One quiet line below what a page is about. */
export const ProductBeside = ({ product: { slug, name, category } }: { product: NamedProduct }) => (
  <p className="mt-10 border-line border-t pt-4 text-quiet text-sm print:hidden">
    {WORDS[category]}:{' '}
    <a href={productPath(slug)} className="prose-link">
      {name}
    </a>
  </p>
)
