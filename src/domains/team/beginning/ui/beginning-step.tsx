import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { confirmLegalTexts, fillSite, openSelling, readBeginning } from '../contract.ts'
import { STEPS, type StepName } from '../rules.ts'

/** One step with what does it, or that it is done. */
export function BeginningStep({ name, isDone }: { name: StepName; isDone: boolean }) {
  return (
    <Step words={STEPS[name].words} state={isDone ? 'Feito' : 'Falta'}>
      {!isDone && DOING[name]}
    </Step>
  )
}

/** The last one: looks at all of them again, and opens. */
export const OpeningStep = () => (
  <Step words="Conferir e abrir" state="">
    <ActButton act={openSelling} words="Abrir as vendas" busyWords="Abrindo…" />
  </Step>
)

const Fill = () => <ActButton act={fillSite} words="Preencher com os iniciais" busyWords="Preenchendo…" />
const ConfirmLegalTexts = () => (
  <span className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
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

const Step = ({ words, state, children }: { words: string; state: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
    <span>
      {words}
      {state && <span className="ml-3 text-quiet text-sm">{state}</span>}
    </span>
    {children}
  </li>
)

function ActButton({ act, words, busyWords }: { act: typeof fillSite; words: string; busyWords: string }) {
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: () => browserApi(act, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [readBeginning.path] }),
  })
  return (
    <span className="grid justify-items-end gap-2">
      <Button variant="secondary" size="sm" busy={doing.isPending} busyWords={busyWords} onClick={() => doing.mutate()}>
        {words}
      </Button>
      {doing.isError && <ErrorState>{errorMessage(doing.error)}</ErrorState>}
    </span>
  )
}
