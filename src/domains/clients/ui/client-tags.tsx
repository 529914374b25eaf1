import { type KeyboardEvent, useId } from 'react'
import { X } from '#browser/icons/x.ts'
import { keyOf } from '#browser/key-of.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { MOST_TAG_CHARACTERS, MOST_TAGS, tagsWith } from '../rules.ts'

/** The tags of a client, to read. */
export const ClientTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul aria-label="Etiquetas" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="accent">{tag}</Badge>
        </li>
      ))}
    </ul>
  )

type Props = {
  tags: readonly string[]
  /** What is typed and not added yet. */
  typed: string
  onType: (typed: string) => void
  onChange: (tags: string[]) => void
  onBlur: () => void
}

/**
 * Tags to type: Enter or a comma adds one, its button takes it away. Leaving the field adds nothing: the list would
 * grow, and the button that was being pressed would move away.
 */
export function TagsField({ tags, typed, onType, onChange, onBlur }: Props) {
  const list = useId()
  const isFull = tags.length >= MOST_TAGS
  const add = () => {
    if (typed.trim() !== '') onChange(tagsWith(tags, typed))
    onType('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key !== 'Enter' && key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field
          label="Etiquetas"
          optional
          hint={isFull ? `São até ${MOST_TAGS}: tire uma para pôr outra.` : 'Por exemplo: mapa natal, trabalho.'}
          value={typed}
          disabled={isFull}
          maxLength={MOST_TAG_CHARACTERS}
          autoComplete="off"
          aria-controls={list}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <Button variant="secondary" className="mt-[1.65rem]" disabled={isFull} onClick={add}>
          Pôr
        </Button>
      </div>
      <ul id={list} aria-label="Etiquetas desta pessoa" className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-label={`Tirar a etiqueta ${tag}`}
              onClick={() => onChange(tags.filter((other) => other !== tag))}
              className="inline-flex min-h-10 items-center gap-1.5 rounded-full bg-accent-wash px-3 text-accent text-sm hover:line-through"
            >
              {tag}
              <X className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
