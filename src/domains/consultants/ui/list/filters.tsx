import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Search } from '#browser/icons/search.ts'
import { SlidersHorizontal } from '#browser/icons/sliders-horizontal.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { inputLook } from '#browser/kit/forms/field-frame.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { CHANNELS, SPECIALTIES, specialtyNames } from '../../rules.ts'
import type { listNeedChips } from '../../search/contract.ts'
import { channelOption } from '../open-channels.ts'
import { FREE_WORDS, LANGUAGES, LIST_PATH, PRICE_RANGES, RATINGS, SORT_OPTIONS } from './list-address.ts'
import { countFolded } from './active-filters.tsx'
import { showResults } from './show-results.ts'

type Props = { address: URLSearchParams; base?: string; chips: OutputOf<typeof listNeedChips> }

/**
 * One row of a plain form, the rest folded: it works before hydration, and submits itself on every change afterwards.
 */
export function Filters({ address, base = LIST_PATH, chips }: Props) {
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
    if (String(given) === String(said.current)) return showResults()
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
  const folded = countFolded(address)
  return (
    <search>
      <form
        ref={form}
        action={base}
        method="get"
        onSubmit={onSubmit}
        onChange={onChange}
        className="grid grid-cols-2 items-start gap-2 lg:grid-cols-[minmax(0,1fr)_11.5rem_11.5rem_auto_8.5rem]"
      >
        <div className="relative col-span-2 lg:col-span-1 lg:col-start-1 lg:row-start-1">
          <input
            type="search"
            name="busca"
            maxLength={100}
            defaultValue={given('busca')}
            aria-label="Buscar por nome, tema ou palavra"
            placeholder="Nome, tema ou palavra"
            className={`${inputLook} pr-14`}
          />
          <Button type="submit" variant="quiet" {...iconOnly('Buscar')} className="absolute inset-y-0 right-0 px-3.5!">
            <Search aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <Choice
          label="Tema"
          name="tema"
          value={given('tema')}
          none="Tema"
          options={chips.map(({ slug, label }) => [slug, label])}
          inRow="lg:col-start-2"
        />
        <Choice
          label="Canal"
          name="canal"
          value={given('canal')}
          none="Canal"
          options={CHANNELS.map((channel) => [channel, channelOption(channel)])}
          inRow="lg:col-start-3"
        />
        {/* In one row with the summary, which stays where it is when the rest opens below. */}
        <div className="z-1 col-start-1 row-start-3 flex min-h-11 w-fit items-center lg:col-start-4 lg:row-start-1 lg:px-2">
          <Checkbox label="Online agora" name="online" value="sim" defaultChecked={given('online') === 'sim'} />
        </div>
        <details className="col-span-full row-start-3 lg:row-start-1">
          <summary className="ml-auto flex min-h-11 w-fit list-none items-center gap-2 rounded-md border border-edge bg-surface px-4 font-semibold text-sm hover:border-accent hover:text-accent lg:w-33 lg:justify-center lg:px-2 [&::-webkit-details-marker]:hidden">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            Filtros{folded > 0 && ` (${folded})`}
          </summary>
          <div className="mt-3 grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-3 lg:grid-cols-6">
            {base === LIST_PATH && (
              <Choice
                label="Especialidade"
                name="especialidade"
                value={given('especialidade')}
                none="Todas"
                options={SPECIALTIES.map((specialty) => [specialty, specialtyNames[specialty]])}
              />
            )}
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
              none="Qualquer"
              options={Object.entries(PRICE_RANGES)}
            />
            <Choice label="Nota" name="nota" value={given('nota')} none="Qualquer" options={RATINGS} />
            <Choice
              label="Idioma"
              name="idioma"
              value={given('idioma')}
              none="Qualquer"
              options={Object.entries(LANGUAGES)}
            />
            <Choice label="Ordenar por" name="ordem" value={given('ordem')} none="Indicados" options={SORT_OPTIONS} />
            <Button type="submit" variant="secondary" size="sm" className="col-span-full justify-self-start">
              Ver os resultados
            </Button>
          </div>
        </details>
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

type ChoiceProps = {
  label: string
  name: string
  value: string
  none: string
  options: readonly (readonly [string, string])[]
  /** Where it stands in the row, without its label to see: the first option says what it is. */
  inRow?: string
}

const Choice = ({ label, name, value, none, options, inRow }: ChoiceProps) => (
  <Select
    label={label}
    name={name}
    defaultValue={value}
    className={inRow && `[&>label]:sr-only lg:row-start-1 ${inRow}`}
  >
    <option value="">{none}</option>
    {options.map(([option, words]) => (
      <option key={option} value={option}>
        {words}
      </option>
    ))}
  </Select>
)
