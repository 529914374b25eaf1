import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { readSwitches, type SwitchShown, turnSwitch } from '../contract.ts'
import { isNotice, LEAST_REASON_LENGTH, MOST_REASON_LENGTH, MOST_WORDS, switchLabel } from '../rules.ts'

/** One switch: how it stands, and the form that turns it. */
export function SwitchRow({ one }: { one: SwitchShown }) {
  const { name, isClosed, words, until, since } = one
  const notice = isNotice(name)
  const [typed, setTyped] = useState({ words: '', until: '' })
  const [faults, setFaults] = useState<{ words?: string; until?: string }>({})
  const check = () => {
    const found = isClosed
      ? {}
      : {
          ...(notice && !typed.words.trim() && { words: 'Escreva o aviso.' }),
          ...(typed.until && !instantOfField(typed.until) && { until: 'Escolha um dia e uma hora.' }),
        }
    setFaults(found)
    return Object.keys(found).length === 0
  }
  const act = (reason: string) =>
    browserApi(turnSwitch, {
      name,
      isClosed: !isClosed,
      reason,
      ...(!isClosed && { words: typed.words, until: typed.until ? instantOfField(typed.until)! : null }),
    })
  const doing = isClosed ? (notice ? 'Tirar o aviso' : 'Ligar de novo') : notice ? 'Mostrar um aviso' : 'Desligar'
  return (
    <li className="grid gap-2 border-line border-b py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{switchLabel(name)}</span>
        {isClosed ? (
          <Badge tone="warn">{notice ? 'no ar' : 'desligado'}</Badge>
        ) : (
          <Badge tone={notice ? 'plain' : 'good'}>{notice ? 'sem aviso' : 'ligado'}</Badge>
        )}
        {since && (
          <span className="text-quiet text-xs tabular-nums">
            desde {formatDayAndTime(since)}
            {until ? `, até ${formatDayAndTime(until)}` : ', até alguém ligar'}
          </span>
        )}
      </p>
      {words && <p className="break-words text-quiet">“{words}”</p>}
      <FoldedAct title={doing}>
        <ReasonForm
          label="Motivo"
          hint="Só a equipe lê; fica no registro."
          rows={2}
          least={LEAST_REASON_LENGTH}
          most={MOST_REASON_LENGTH}
          missing="Diga o motivo, em dez letras ou mais."
          words={doing}
          busyWords="Mudando…"
          check={check}
          act={act}
          done={{ title: isClosed ? 'Feito' : 'Feito: vale agora em todas as páginas' }}
          list={readSwitches}
        >
          {!isClosed && (
            <div className="grid gap-3 sm:grid-cols-2">
              <Field
                label="O que as pessoas leem"
                optional={!notice}
                hint={notice ? undefined : 'Sem nada escrito: as palavras de sempre, com o prazo.'}
                maxLength={MOST_WORDS}
                value={typed.words}
                error={faults.words}
                onChange={({ target }) => setTyped((now) => ({ ...now, words: target.value }))}
              />
              <Field
                label="Até quando (horário de Brasília)"
                optional
                type="datetime-local"
                value={typed.until}
                error={faults.until}
                onChange={({ target }) => setTyped((now) => ({ ...now, until: target.value }))}
              />
            </div>
          )}
        </ReasonForm>
      </FoldedAct>
    </li>
  )
}
