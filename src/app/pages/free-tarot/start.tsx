import { type ReactNode, Suspense, useState } from 'react'
import { late, lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { whenOnline } from '#browser/when-online.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { setReadingInAddress } from '#domains/oracles/draw/ui/reading-address.ts'
import { CardBackFan } from '#domains/oracles/tarot/ui/table/card-back-fan.tsx'
import { TableForm, type TableChoice } from '#domains/oracles/tarot/ui/table/table-form.tsx'
import { Tabletop } from '#domains/oracles/tarot/ui/table/tabletop.tsx'

const LINES = [
  {
    title: 'O acaso é conferível',
    text: 'A casa sela o sorteio antes de você tocar nas cartas. No fim, o seu navegador refaz a conta e mostra que ninguém escolheu por você.',
    link: { words: 'Como se prova um sorteio', href: '/blog/como-provar-que-um-sorteio-foi-justo' },
  },
  {
    title: 'Uma boa pergunta ajuda',
    text: 'Pergunte sobre o que depende de você, de um jeito que não caiba em sim ou não. Sem pergunta também funciona: leia como um retrato do dia.',
    link: { words: 'Três provas para a sua pergunta', href: '/blog/como-fazer-uma-boa-pergunta-as-cartas' },
  },
  {
    title: 'Tradição, não previsão',
    text: 'As cartas descrevem e perguntam. Não marcam data, não dão diagnóstico, não leem a cabeça de ninguém. Quem decide continua sendo você.',
    link: { words: 'O que o tarot é, e o que não\u00a0é', href: '/servicos/tarot' },
  },
]

/** Three assurances about the draws, one short paragraph each. */
const Assurances = () => (
  <ul className="mt-14 grid gap-x-10 gap-y-8 border-line border-t pt-10 md:grid-cols-3">
    {LINES.map(({ title, text, link }) => (
      <li key={title} className="grid content-start gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="text-quiet">{text}</p>
        <a href={link.href} className="prose-link w-fit">
          {link.words}
        </a>
      </li>
    ))}
  </ul>
)

/** Loaded on demand: only needed once the table is open. */
const loadTable = () => whenOnline(() => late(() => import('#domains/oracles/tarot/ui/table/tarot-table.tsx')))
/** Loads the table while the person is still choosing. A failure is ignored here: opening the table tries again. */
const prefetchTable = () => void loadTable().catch(() => {})
const TarotTable = lazyPart(() => import('#domains/oracles/tarot/ui/table/tarot-table.tsx'), 'TarotTable')
const OwnReadings = lazyPart(() => import('#domains/oracles/tarot/reading/ui/own-readings.tsx'), 'OwnReadings')

const FIRST: TableChoice = { spread: 'tres-cartas', question: '', reversals: true }

/** Before the draw: which spread, and for what question. `below` ends the page, and not the table. */
export function Start({ below }: { below: ReactNode }) {
  const [choice, setChoice] = useState(FIRST)
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { state } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await loadTable()
      setTurn(turn + 1)
      setOpen(true)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const leave = () => {
    setReadingInAddress(undefined)
    setOpen(false)
  }
  if (isOpen)
    return (
      <>
        <h1 className="sr-only">Tarot grátis</h1>
        <Suspense fallback={<Skeleton className="h-[32rem] w-full" />}>
          <TarotTable key={turn} choice={choice} onLeave={leave} />
        </Suspense>
      </>
    )
  return (
    <>
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <header className="grid gap-4">
          <p className="eyebrow">Tarot grátis</p>
          <h1 className="text-4xl lg:text-5xl">A mesa é sua</h1>
          <p className="measure text-lg text-quiet">
            Setenta e oito cartas desenhadas aqui, embaralhadas pela sua mão. Escolha, vire, leia com calma. Sem
            cadastro e sem pressa.
          </p>
        </header>
        <Tabletop className="grid place-items-center px-4 pt-6 lg:row-span-2 lg:self-stretch">
          <CardBackFan />
        </Tabletop>
        <div onPointerEnter={prefetchTable} onFocus={prefetchTable}>
          <TableForm
            choice={choice}
            onChange={setChoice}
            onOpen={() => void open()}
            isBusy={isBusy}
            hasFailed={hasFailed}
            isKept={state === 'signed-in'}
          />
        </div>
      </div>
      <Assurances />
      {state === 'signed-in' && (
        <Suspense>
          <OwnReadings />
        </Suspense>
      )}
      {below}
    </>
  )
}
