import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { saveFile } from '#browser/files/save-file.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { closeLegal, holdLegal, type LegalRequest, noteLegal, readLegal, takeBundle } from '../contract.ts'
import { KINDS, LEAST_REASON_LENGTH, MOST_REASON_LENGTH, MOST_TEXT } from '../rules.ts'

/** One request: what was asked, by when, what was done, and what can be done now. */
export function LegalCase({ one }: { one: LegalRequest }) {
  const { id, person, state } = one
  const noteId = useRef(crypto.randomUUID())
  const take = useMutation({
    mutationFn: () => browserApi(takeBundle, { id }),
    onSuccess: ({ data }) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'dados-da-pessoa.json'),
    onError: (error) =>
      void toast({ title: 'O arquivo não veio', description: errorMessage(error), variant: 'destructive' }),
  })
  const [outcome, setOutcome] = useState<'done' | 'refused'>('done')
  const note = async (text: string) => {
    await browserApi(noteLegal, { id, noteId: noteId.current, text })
    noteId.current = crypto.randomUUID()
  }
  return (
    <li className="grid gap-2 border-line border-b py-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{KINDS[one.kind]}</span>
        <span className="break-all">{one.number}</span>
        {state === 'open' ? (
          <Badge tone={one.isOverdue ? 'bad' : 'plain'}>
            {one.isOverdue ? 'venceu' : 'até'} {formatIsoDay(one.dueOn)}
          </Badge>
        ) : (
          <Badge tone={state === 'done' ? 'good' : 'warn'}>{state === 'done' ? 'atendido' : 'recusado'}</Badge>
        )}
        {person?.hold && <Badge tone="warn">nada se apaga</Badge>}
      </p>
      <p className="text-quiet">
        Chegou em {formatIsoDay(one.receivedOn)}, registrado por {one.openedBy}
        {person && (
          <>
            {' · dados de '}
            <a href={hrefOfObject('person', person.id)} className="prose-link">
              {person.name || 'conta encerrada'}
            </a>
          </>
        )}
        {' · '}
        <a href={`/admin-dashboard/registro?assunto=${id}`} className="prose-link">
          no registro
        </a>
      </p>
      {person?.hold && (
        <p className="text-quiet">
          Guardado por {person.hold.by} em {formatDayAndTime(person.hold.at)}
        </p>
      )}
      <p className="measure whitespace-pre-line break-words">{one.asked}</p>
      {one.notes.map(({ id: noted, text, by, at }) => (
        <p key={noted} className="measure whitespace-pre-line break-words border-line border-l-2 pl-3 text-quiet">
          {text}
          <span className="block text-xs">
            {by}, {formatDayAndTime(at)}
          </span>
        </p>
      ))}
      {one.outcome && (
        <p className="measure whitespace-pre-line break-words">
          Resposta: {one.outcome}
          <span className="block text-quiet text-xs">
            {one.closedBy}, {one.closedAt && formatDayAndTime(one.closedAt)}
          </span>
        </p>
      )}
      {person && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            busy={take.isPending}
            busyWords="Preparando…"
            onClick={() => take.mutate()}
          >
            Baixar tudo o que guardamos desta pessoa
          </Button>
        </div>
      )}
      <FoldedAct title="Anotar">
        <ReasonForm
          label="Nota"
          least={1}
          most={MOST_TEXT}
          missing="Escreva a nota."
          words="Guardar a nota"
          busyWords="Guardando…"
          act={note}
          list={readLegal}
        />
      </FoldedAct>
      {person && (
        <FoldedAct title={person.hold ? 'Liberar o que está guardado' : 'Guardar tudo por lei'}>
          <ReasonForm
            label="Motivo"
            hint={
              person.hold
                ? 'Os prazos de apagar voltam a valer.'
                : 'A conta não se encerra e nada vence até alguém liberar.'
            }
            rows={2}
            least={LEAST_REASON_LENGTH}
            most={MOST_REASON_LENGTH}
            missing="Diga o motivo, em dez letras ou mais."
            words={person.hold ? 'Liberar' : 'Guardar'}
            busyWords="Mudando…"
            act={(reason) => browserApi(holdLegal, { id, isHeld: !person.hold, reason })}
            done={{ title: person.hold ? 'Liberado' : 'Guardado' }}
            list={readLegal}
          />
        </FoldedAct>
      )}
      {state === 'open' && (
        <FoldedAct title="Encerrar">
          <ReasonForm
            label="O que foi respondido"
            least={LEAST_REASON_LENGTH}
            most={MOST_TEXT}
            missing="Diga o que foi respondido, em dez letras ou mais."
            words="Encerrar o pedido"
            busyWords="Encerrando…"
            act={(words) => browserApi(closeLegal, { id, state: outcome, outcome: words })}
            done={{ title: 'Pedido encerrado' }}
            list={readLegal}
          >
            <Select
              label="Como terminou"
              className="max-w-60"
              value={outcome}
              onChange={({ target }) => setOutcome(target.value === 'refused' ? 'refused' : 'done')}
            >
              <option value="done">Atendido</option>
              <option value="refused">Recusado</option>
            </Select>
          </ReasonForm>
        </FoldedAct>
      )}
    </li>
  )
}
