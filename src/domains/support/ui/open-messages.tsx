import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { TellApart } from '#domains/accounts/ui/tell-apart.tsx'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import { answerMessage, closeMessage, closeRequestedAccount, listMessages, type Message } from '../contract.ts'
import { ALL_SUBJECTS, consultationIn, KEPT_WORDS, MOST_CHARACTERS } from '../rules.ts'

type Drafts = { load: (key: string) => string; store: (key: string, written: string) => void }

/** Messages that wait for an answer, most urgent first. `drafts` keeps what is written and not sent. */
export function OpenMessages({ drafts }: { drafts: Drafts }) {
  const query = useQuery({ ...apiQuery(listMessages, { state: 'open' }), staleTime: 0 })
  return (
    <CaseList
      query={query}
      cases={query.data?.messages}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhuma mensagem em aberto">
          As novas aparecem quando você abre esta seção, a mais urgente primeiro.
        </EmptyState>
      }
    >
      {(message) => <OpenMessage message={message} drafts={drafts} />}
    </CaseList>
  )
}

/** One of them. */
export function MessageToAnswer({ id, drafts }: { id: string; drafts: Drafts }) {
  const query = useQuery({ ...apiQuery(listMessages, { state: 'open', id }), staleTime: 0 })
  return (
    <OneCase query={query} one={query.data?.messages.find(({ closing }) => !closing)}>
      {(message) => <OpenMessage message={message} drafts={drafts} />}
    </OneCase>
  )
}

function OpenMessage({ message: m, drafts }: { message: Message; drafts: Drafts }) {
  const draftOf = (what: string) => ({
    load: () => drafts.load(`${what}-${m.id}`),
    store: (written: string) => drafts.store(`${what}-${m.id}`, written),
  })
  const consultation = consultationIn(m.text)
  return (
    <Card as="article" aria-label={`Mensagem ${m.protocol}`} className="grid gap-4">
      <header className="grid gap-1">
        <h3 className="text-xl">{ALL_SUBJECTS[m.subject]}</h3>
        <ReplyLine protocol={m.protocol} name={m.name} email={m.email} />
        <p className="text-quiet text-sm">
          Recebida em {formatDayAndTime(m.receivedAt)}. Responder até {formatIsoDay(m.answerBy)}.
        </p>
      </header>
      <p className="measure whitespace-pre-line break-words">{m.text}</p>
      {consultation && (
        <a href={`/admin-dashboard/consultas/${consultation}`} className="prose-link justify-self-start text-sm">
          Ver o registro da consulta
        </a>
      )}
      <ReasonForm
        label="Resposta"
        rows={5}
        least={1}
        most={MOST_CHARACTERS}
        hint={`Vai por e-mail para ${m.email}, e a mensagem fica respondida.`}
        missing="Escreva a resposta."
        words="Responder"
        busyWords="Enviando…"
        isPrimary
        act={(answer) => browserApi(answerMessage, { id: m.id, answer })}
        done={{ title: `Mensagem ${m.protocol} respondida` }}
        list={listMessages}
        draft={draftOf('resposta')}
      />
      <FoldedAct title="Encerrar sem responder por aqui">
        <ReasonForm
          label="Como foi resolvida"
          rows={2}
          least={1}
          most={1_000}
          hint="Só a equipe lê. Nada é enviado à pessoa."
          missing="Diga como a mensagem foi resolvida."
          words="Encerrar mensagem"
          busyWords="Encerrando…"
          act={(note) => browserApi(closeMessage, { id: m.id, note })}
          done={{ title: `Mensagem ${m.protocol} encerrada` }}
          list={listMessages}
          draft={draftOf('encerramento')}
        />
      </FoldedAct>
      {(m.subject === 'account' || m.subject === 'payment') && <TellApart email={m.email} list={listMessages} />}
      {m.subject === 'closing' && <AccountClosing message={m} />}
    </Card>
  )
}

/** Closes the account that this message is about, for ever; says what has to be settled first. */
function AccountClosing({ message: { id, protocol, name } }: { message: Message }) {
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: () => browserApi(closeRequestedAccount, { id }),
    onSuccess: () => {
      toast({ title: 'Conta encerrada', description: `Protocolo ${protocol}. A pessoa recebe um último e-mail.` })
      return client.invalidateQueries({ queryKey: [listMessages.path] })
    },
  })
  return (
    <FoldedAct title={`Encerrar a conta de ${name}`}>
      <div className="grid justify-items-start gap-3">
        <p className="measure text-sm">
          Não tem volta: ninguém entra mais, e o que guardamos sobre a pessoa é apagado. {KEPT_WORDS}
        </p>
        <Button variant="destructive" busy={close.isPending} busyWords="Encerrando…" onClick={() => close.mutate()}>
          Encerrar a conta para sempre
        </Button>
        {close.isError && (
          <ErrorState>
            {(close.error instanceof ApiError && close.error.fields.account) || errorMessage(close.error)}
          </ErrorState>
        )}
      </div>
    </FoldedAct>
  )
}

/** What was answered or closed lately, with the words that went out. */
export function ClosedMessages() {
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...apiQuery(listMessages, { state: 'closed' }), enabled: isOpen })
  return (
    <details className="mt-6" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-10 items-center font-semibold text-accent text-sm">
        Respondidas e encerradas
      </summary>
      {isOpen && (
        <div className="mt-3">
          <CaseList
            query={query}
            cases={query.data?.messages}
            keyOf={({ id }) => id}
            empty={<p className="text-quiet text-sm">Nenhuma ainda.</p>}
          >
            {({ protocol, name, email, text, closing }) => (
              <article aria-label={`Mensagem ${protocol}`} className="grid gap-2 border-line border-b pb-4 text-sm">
                <ReplyLine protocol={protocol} name={name} email={email} />
                <p className="measure line-clamp-2 break-words text-quiet">{text}</p>
                {closing && (
                  <p className="measure whitespace-pre-line break-words">
                    <span className="font-semibold">
                      {closing.answer ? 'Respondida' : 'Encerrada'} por {closing.by} em{' '}
                      {formatDayAndTime(closing.closedAt)}:
                    </span>{' '}
                    {closing.answer ?? closing.note}
                  </p>
                )}
              </article>
            )}
          </CaseList>
        </div>
      )}
    </details>
  )
}
