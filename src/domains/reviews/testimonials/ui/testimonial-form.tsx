import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { StarChoice } from '../../ui/star-choice.tsx'
import { NewTestimonial, type OwnTestimonial, sendTestimonial } from '../contract.ts'
import { MOST_CHARACTERS } from '../rules.ts'

type Faults = Partial<Record<'rating' | 'content' | 'location', string>>
const ORDER = ['rating', 'content', 'location'] as const

/** The form for a testimonial. After an error the text stays, and the first invalid field is focused. */
export function TestimonialForm({ onSent }: { onSent: (testimonial: OwnTestimonial) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [id] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<{ rating?: number; content: string; location: string }>({
    content: '',
    location: '',
  })
  const [faults, setFaults] = useState<Faults>({})
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))))
  }
  const show = (found: Faults) => {
    setFaults(found)
    const first = ORDER.find((name) => found[name])
    // The radio buttons of the stars have a name of their own.
    form.current?.querySelector<HTMLElement>(first === 'rating' ? 'input[type=radio]' : `[name=${first}]`)?.focus()
  }
  const send = useMutation({
    mutationFn: (testimonial: NewTestimonial) => browserApi(sendTestimonial, testimonial),
    onSuccess: onSent,
    onError: (error) => error instanceof ApiError && show(error.fields),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = NewTestimonial.safeParse({ id, ...typed })
    if (parsed.success) return send.mutate(parsed.data)
    const found: Faults = {}
    for (const { path, message } of parsed.error.issues) found[path[0] as keyof Faults] ??= message
    show(found)
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <StarChoice
        legend="Que nota você dá ao Sensitivos?"
        stars={typed.rating}
        onChoose={(rating) => change({ rating })}
        error={faults.rating}
      />
      <TextArea
        label="O que você contaria a quem ainda não veio?"
        name="content"
        rows={5}
        required
        value={typed.content}
        onChange={(event) => change({ content: event.target.value })}
        hint={`${[...typed.content.trim()].length} de ${MOST_CHARACTERS} caracteres. Sem telefones nem nomes completos de outras pessoas, por favor.`}
        error={faults.content}
      />
      <Field
        label="De onde você escreve?"
        name="location"
        autoComplete="address-level2"
        placeholder="Campinas – SP"
        required
        value={typed.location}
        onChange={(event) => change({ location: event.target.value })}
        error={faults.location}
      />
      <div role="alert" className="empty:hidden">
        {send.isError && Object.keys(faults).length === 0 && <Notice tone="bad">{errorMessage(send.error)}</Notice>}
      </div>
      <div className="grid gap-3 justify-items-start">
        <Button type="submit" busy={send.isPending} busyWords="Enviando…">
          Enviar depoimento
        </Button>
        <p className="measure text-quiet text-sm">
          Aparece com o seu primeiro nome e a inicial do sobrenome, exatamente como você escreveu. Uma pessoa lê antes
          de publicar; depois de enviado, ninguém muda o texto, nem nós.
        </p>
      </div>
    </form>
  )
}
