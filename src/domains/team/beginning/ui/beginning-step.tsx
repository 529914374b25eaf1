import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Check } from '#browser/icons/check.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { confirmLegalTexts, fillSite, openSelling, readBeginning } from '../contract.ts'
import { STEPS, type StepName } from '../rules.ts'

/** One step with what does it, or that it is done. */
export function BeginningStep({ name, isDone }: { name: StepName; isDone: boolean }) {
  return (
    <Step {...STEPS[name]} isDone={isDone} state={isDone ? 'Feito' : 'Falta'}>
      {!isDone && DOING[name]}
    </Step>
  )
}

/** The last one: looks at all of them again, and opens. */
export const OpeningStep = () => (
  <Step words="Conferir e abrir" why="Olha todos os passos de novo. Daí em diante o site vende.">
    <ActButton act={openSelling} words="Abrir as vendas" busyWords="Abrindo…" />
  </Step>
)

const Fill = () => <ActButton act={fillSite} words="Preencher com os iniciais" busyWords="Preenchendo…" />
const ConfirmLegalTexts = () => (
  <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <StepLink href="/data-management#termos">Ler como estão</StepLink>
    <StepLink href="/admin-dashboard/conteudo/textos">Escrever os seus</StepLink>
    <ActButton act={confirmLegalTexts} words="Publicar a primeira versão" busyWords="Publicando…" />
  </span>
)
const StepLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="prose-link inline-flex min-h-6 items-center text-sm">
    {children}
  </a>
)

const DOING: Readonly<Record<StepName, ReactNode>> = {
  company: <StepLink href="/admin-dashboard/equipe/empresa">Escrever os dados</StepLink>,
  catalogue: <Fill />,
  legal: <ConfirmLegalTexts />,
  payments: <StepLink href="/admin-dashboard/saude#interruptores">Ver os interruptores</StepLink>,
}

type StepProps = { words: string; why: string; state?: string; isDone?: boolean; children: ReactNode }

const Step = ({ words, why, state, isDone = false, children }: StepProps) => (
  <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3.5 border-line border-b py-4">
    {isDone ? (
      <Check aria-hidden="true" className="mt-0.5 size-5 text-good" />
    ) : (
      <span aria-hidden="true" className="mt-0.5 size-5 rounded-full border border-edge" />
    )}
    <div className="grid justify-items-start gap-1">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{words}</span>
        {state && <span className="text-quiet text-sm">{state}</span>}
      </p>
      <p className="measure text-quiet text-sm">{why}</p>
      {children && <div className="mt-2 grid justify-items-start">{children}</div>}
    </div>
  </li>
)

function ActButton({ act, words, busyWords }: { act: typeof fillSite; words: string; busyWords: string }) {
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: () => browserApi(act, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [readBeginning.path] }),
  })
  return (
    <span className="grid justify-items-start gap-3">
      <Button variant="secondary" size="sm" busy={doing.isPending} busyWords={busyWords} onClick={() => doing.mutate()}>
        {words}
      </Button>
      {doing.isError && <ErrorState>{errorMessage(doing.error)}</ErrorState>}
    </span>
  )
}
