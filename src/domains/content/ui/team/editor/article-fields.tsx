import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { type ArticleFields as Fields, MOST, PLATES, type Plate, slugOf } from '../../../articles/fields.rules.ts'
import { pictureUrl } from '../../../pictures/rules.ts'
import { CATEGORIES, type Category } from '../../../rules.ts'
import { type Picked, PictureDialog } from '../pictures/picture-dialog.tsx'

type Props = {
  fields: Fields
  faults: Partial<Record<string, string>>
  /** Readers know its address: a new one leads there from the old one. */
  wasPublic: boolean
  pictureAlt: string
  onChange: (changes: Partial<Fields>) => void
  onPicture: (picture: Picked | undefined) => void
}

/** Title and address. A title that nobody published yet makes the address as it is typed. */
export function TitleFields({ fields, faults, wasPublic, onChange }: Omit<Props, 'pictureAlt' | 'onPicture'>) {
  const { title, slug } = fields
  const follows = !wasPublic && slug === slugOf(title)
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <Field
        label="Título"
        maxLength={MOST.title}
        value={title}
        error={faults.title}
        onChange={({ target: { value } }) => onChange({ title: value, ...(follows && { slug: slugOf(value) }) })}
      />
      <Field
        label="Endereço"
        maxLength={MOST.slug}
        value={slug}
        error={faults.slug}
        hint={wasPublic ? 'Se mudar, o endereço de antes leva ao novo para sempre.' : 'sensitivos/blog/…'}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ slug: target.value })}
      />
    </div>
  )
}

/** What stands around the text. */
export function ArticleFields({ fields, faults, pictureAlt, onChange, onPicture }: Omit<Props, 'wasPublic'>) {
  const { excerpt, category, author, sources, emblem, picture } = fields
  const [isPicking, setPicking] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea
        label="Resumo"
        hint="Uma ou duas frases: aparece nas listas e nas buscas."
        rows={3}
        maxLength={MOST.excerpt}
        value={excerpt}
        error={faults.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <Select
        label="Categoria"
        value={category}
        error={faults.category}
        onChange={({ target }) => onChange({ category: target.value as Category })}
      >
        {Object.entries(CATEGORIES).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Select>
      <Field
        label="Quem assina"
        maxLength={MOST.author}
        value={author}
        error={faults.author}
        onChange={({ target }) => onChange({ author: target.value })}
      />
      <section aria-label="Imagem do artigo" className="grid gap-2">
        <p className="font-medium text-sm">Imagem do artigo</p>
        {picture ? (
          <>
            <img
              src={pictureUrl(picture, 480)}
              alt={pictureAlt}
              className="aspect-2/1 w-full rounded-md object-cover"
            />
            <p className="text-quiet text-xs">Mostra: {pictureAlt || 'sem palavras'}</p>
          </>
        ) : (
          <Select
            label="Gravura, enquanto não há imagem"
            value={emblem}
            onChange={({ target }) => onChange({ emblem: target.value as Plate })}
          >
            {Object.entries(PLATES).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
            {picture ? 'Trocar a imagem' : 'Escolher uma imagem'}
          </Button>
          {picture && (
            <Button variant="quiet" size="sm" onClick={() => onPicture(undefined)}>
              Usar uma gravura
            </Button>
          )}
        </div>
        {faults.picture && (
          <p role="alert" className="font-medium text-bad text-sm">
            {faults.picture}
          </p>
        )}
        <PictureDialog
          open={isPicking}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false)
            onPicture(picked)
          }}
        />
      </section>
      <TextArea
        label="Fontes"
        optional
        hint="Uma por linha."
        rows={3}
        value={sources.join('\n')}
        error={faults.sources}
        onChange={({ target }) => onChange({ sources: target.value === '' ? [] : target.value.split('\n') })}
      />
    </div>
  )
}
