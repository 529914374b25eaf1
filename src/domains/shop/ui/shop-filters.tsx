import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { CATEGORIES } from '../rules.ts'
import { SHOP, shopAddress } from './shop-address.ts'

const CHIP =
  'inline-flex min-h-10 items-center whitespace-nowrap rounded-full border px-4 text-sm transition-colors duration-150'

/**
 * Search, sort and categories as a plain form and plain links, so that they work before hydration and are kept in the
 * address.
 */
export function ShopFilters({ address }: { address: URLSearchParams }) {
  const navigate = useNavigate()
  const category = address.get('categoria') ?? ''
  const sortBy = (ordem: string) => void navigate(shopAddress(address, { ordem }), { preventScrollReset: true })
  return (
    <div className="mb-8 grid gap-5">
      <search>
        <form
          key={String(address)}
          action={SHOP}
          className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto_14rem]"
        >
          {category && <input type="hidden" name="categoria" value={category} />}
          <Field
            label="Buscar na loja"
            name="busca"
            type="search"
            maxLength={100}
            defaultValue={address.get('busca') ?? ''}
            placeholder="Ex.: ametista"
          />
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
          <Select
            label="Ordenar por"
            name="ordem"
            defaultValue={address.get('ordem') ?? ''}
            onChange={({ currentTarget }) => sortBy(currentTarget.value)}
            className="col-span-2 sm:col-span-1"
          >
            <option value="">Nossa ordem</option>
            <option value="menor-preco">Menor preço</option>
            <option value="maior-preco">Maior preço</option>
            <option value="nome">Nome</option>
            <option value="novos">Chegaram por último</option>
          </Select>
        </form>
      </search>
      <nav
        aria-label="Tipos de produto"
        className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) py-1 sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-2 sm:flex-wrap">
          {[['', 'Tudo'] as const, ...Object.entries(CATEGORIES)].map(([name, words]) => (
            <li key={name}>
              <a
                href={shopAddress(address, { categoria: name })}
                aria-current={name === category ? 'page' : undefined}
                className={`${CHIP} ${name === category ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
