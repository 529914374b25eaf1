import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { CHANNELS } from '../../rules.ts'
import { channelOption } from '../open-channels.ts'
import { FREE_WORDS, LANGUAGES, LIST_PATH, PRICE_RANGES, RATINGS } from './list-address.ts'

const HIDDEN = ['livre', 'preco', 'nota', 'canal', 'idioma'] as const

/** Search and filters as a plain form: it works before hydration, and submits itself on every change afterwards. */
export function Filters({ address, base = LIST_PATH }: { address: URLSearchParams; base?: string }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const said = useRef(address)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    // What this form asked for has arrived: something else may have been typed since.
    if (String(address) === asked.current) asked.current = undefined
    else if (form.current) syncForm(form.current, said.current, address)
    said.current = address
  }, [address])
  const ask = (form: HTMLFormElement) => {
    const given = new URLSearchParams(
      [...new FormData(form)].filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== '',
      ),
    )
    asked.current = String(given)
    void navigate(given.size > 0 ? `${base}?${given}` : base, { preventScrollReset: true })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(event.currentTarget)
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'search') return
    ask(event.currentTarget)
  }
  const given = (name: string) => address.get(name) ?? ''
  return (
    <search>
      <form ref={form} action={base} method="get" onSubmit={onSubmit} onChange={onChange} className="grid gap-4">
        {given('especialidade') && <input type="hidden" name="especialidade" value={given('especialidade')} />}
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-4 sm:grid-cols-[1fr_auto_14rem] sm:gap-x-3">
          <Field
            label="Buscar por nome, tema ou palavra"
            type="search"
            name="busca"
            maxLength={100}
            defaultValue={given('busca')}
            placeholder="Ex.: traição, carreira, Luna"
          />
          <Button type="submit" variant="secondary" aria-label="Buscar">
            <Search aria-hidden="true" className="size-4" />
            <span className="max-sm:hidden">Buscar</span>
          </Button>
          <Select label="Ordenar por" name="ordem" defaultValue={given('ordem')} className="col-span-2 sm:col-span-1">
            <option value="">Mais indicados</option>
            <option value="preco">Menor preço</option>
            <option value="avaliacao">Melhor avaliação</option>
            <option value="novos">Mais novos na casa</option>
          </Select>
        </div>
        <div className="grid gap-y-1 sm:*:[grid-area:1/1]">
          {/* In one row with the summary, which stays where it is when the rest opens below. */}
          <div className="z-1 w-fit">
            <Checkbox
              label="Só quem está online agora"
              name="online"
              value="sim"
              defaultChecked={given('online') === 'sim'}
            />
          </div>
          <details open={HIDDEN.some(given)}>
            <summary className="flex w-fit sm:ml-auto min-h-9 list-none items-center gap-2 rounded-md px-2 font-semibold text-accent text-sm hover:bg-accent-wash [&::-webkit-details-marker]:hidden">
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Agenda, preço, nota, canal e idioma
            </summary>
            <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
              <Choice
                label="Com hora marcada"
                name="livre"
                value={given('livre')}
                none="Tanto faz"
                options={Object.entries(FREE_WORDS)}
              />
              <Choice
                label="Preço por minuto"
                name="preco"
                value={given('preco')}
                none="Qualquer preço"
                options={Object.entries(PRICE_RANGES)}
              />
              <Choice label="Nota" name="nota" value={given('nota')} none="Qualquer nota" options={RATINGS} />
              <Choice
                label="Canal"
                name="canal"
                value={given('canal')}
                none="Qualquer canal"
                options={CHANNELS.map((channel) => [channel, channelOption(channel)])}
              />
              <Choice
                label="Idioma"
                name="idioma"
                value={given('idioma')}
                none="Qualquer idioma"
                options={Object.entries(LANGUAGES)}
              />
            </div>
          </details>
        </div>
      </form>
    </search>
  )
}

/**
 * Updates the form when the URL changes otherwise (a link, the back button). It is not remounted, which would lose the
 * focus, and fields whose parameter did not change keep what is being typed.
 */
function syncForm(form: HTMLFormElement, before: URLSearchParams, now: URLSearchParams) {
  for (const part of form.elements) {
    if (
      !(part instanceof HTMLInputElement || part instanceof HTMLSelectElement) ||
      before.get(part.name) === now.get(part.name)
    )
      continue
    if (part instanceof HTMLInputElement && part.type === 'checkbox') part.checked = now.get(part.name) === part.value
    else part.value = now.get(part.name) ?? ''
  }
}

const Choice = ({
  label,
  name,
  value,
  none,
  options,
}: {
  label: string
  name: string
  value: string
  none: string
  options: readonly (readonly [string, string])[]
}) => (
  <Select label={label} name={name} defaultValue={value}>
    <option value="">{none}</option>
    {options.map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </Select>
)
