import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '#browser/api.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { placesNamed, readCommand } from '../commands.rules.ts'
import { FOUND_KINDS, type FoundKind, MOST_CHARACTERS, refuse } from '../rules.ts'
import type { Found } from '../contract.ts'
import { foundWords, hrefOf } from './found-words.ts'
import { listRecentFinds, type RecentFind, rememberFind } from './recent-finds.ts'
import { SearchItem } from './search-item.tsx'
import { useSearch } from './use-search.ts'

type Place = { words: string; href: string }
type Props = { places: readonly Place[]; isOpen: boolean; onClose: () => void }

/** Everything of the house by one field: people, objects, places of the back office, and acts about a person. */
export const SearchDialog = ({ isOpen, onClose, places }: Props) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title="Buscar em tudo"
    className="mx-auto mt-[min(10vh,5rem)] mb-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-1.5rem))] rounded-lg border border-line max-sm:mt-3"
  >
    <Search places={places} onClose={onClose} />
  </Dialog>
)

function Search({ places, onClose }: Omit<Props, 'isOpen'>) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // The dialog itself focuses its first control when it opens, which is the way out.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const [recent] = useState(listRecentFinds)
  const navigate = useNavigate()
  const { act, text } = readCommand(typed)
  const isTooLong = [...text].length > MOST_CHARACTERS
  const { data, error, isFetching } = useSearch(isTooLong ? '' : text)
  const found = text.length >= 2 && !isTooLong ? (data?.found ?? []) : []
  const named = placesNamed(places, typed)
  const people = act ? found.filter(({ kind }) => kind === 'person') : []
  const open = (find: RecentFind) => {
    rememberFind(find)
    onClose()
    void navigate(find.href)
  }
  const findOf = (one: Found): RecentFind => ({ ...foundWords(one), href: hrefOf(one) })
  return (
    <Command label="Buscar em tudo" shouldFilter={false} loop className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Command.Input
        ref={input}
        value={typed}
        onValueChange={setTyped}
        placeholder="Nome, e-mail, telefone, CPF, pedido, protocolo…"
        className="min-h-11 w-full rounded-md border border-edge bg-ground px-3 text-base outline-offset-0"
      />
      <Command.List
        aria-label="Resultados"
        className="max-h-[min(60vh,28rem)] overflow-y-auto [&_[cmdk-group-heading]]:eyebrow [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1"
      >
        {typed === '' && recent.length > 0 && (
          <Command.Group heading="Abertos há pouco">
            {recent.map((find) => (
              <SearchItem key={find.href} {...find} onOpen={() => open(find)} />
            ))}
          </Command.Group>
        )}
        {named.length > 0 && (
          <Command.Group heading="Ir para">
            {named.map(({ words, href }) => (
              <SearchItem
                key={href}
                title={words}
                href={href}
                onOpen={() => open({ title: words, detail: '', href })}
              />
            ))}
          </Command.Group>
        )}
        {act && people.length > 0 && (
          <Command.Group heading="Atos">
            {people.map((one) => {
              const { title, detail } = foundWords(one)
              const find = { title: `${act.words} ${title}`, detail, href: `${hrefOf(one)}?ato=${act.act}` }
              return <SearchItem key={find.href} {...find} onOpen={() => open(find)} />
            })}
          </Command.Group>
        )}
        {groupsOf(act ? [] : found).map(([kind, ofKind]) => (
          <Command.Group key={kind} heading={FOUND_KINDS[kind]}>
            {ofKind.map((one) => {
              const find = findOf(one)
              return <SearchItem key={find.href} {...find} onOpen={() => open(find)} />
            })}
          </Command.Group>
        ))}
      </Command.List>
      <p role="status" className="min-h-5 text-quiet text-sm">
        {isTooLong
          ? refuse('search_too_long').message
          : error
            ? errorMessage(error)
            : text.length < 2
              ? 'Também entende atos, como “suspender Luna”. Busca por documento ou telefone fica no registro.'
              : (data?.hint ??
                (isFetching ? 'Procurando…' : found.length + named.length === 0 ? 'Nada encontrado.' : ''))}
      </p>
    </Command>
  )
}

const groupsOf = (found: readonly Found[]) =>
  (Object.keys(FOUND_KINDS) as FoundKind[]).flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind)
    return ofKind.length > 0 ? [[kind, ofKind] as const] : []
  })
