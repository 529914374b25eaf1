import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import type { OwnProductPage } from '../../publishing/contract.ts'
import { MOST } from '../../publishing/rules.ts'
import type { Place } from '../../places/rules.ts'
import { CATEGORIES, type Category, PICTURES } from '../../rules.ts'
import { ProductPicture } from '../product-picture.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { PICTURE_WORDS } from './picture-words.ts'

export type TypedWords = {
  name: string
  category: Category
  summary: string
  description: string
  facts: string
  picture: (typeof PICTURES)[number]
  goesWith: readonly Place[]
}

export const NOTHING_TYPED: TypedWords = {
  name: '',
  category: 'baralhos',
  summary: '',
  description: '',
  facts: '',
  picture: 'deck',
  goesWith: [],
}

export const wordsOf = ({
  name,
  category,
  summary,
  description,
  facts,
  picture,
  goesWith,
}: OwnProductPage): TypedWords => ({
  name,
  category,
  summary,
  description,
  facts: facts.join('\n'),
  picture: PICTURES.find((one) => one === picture) ?? 'deck',
  goesWith,
})

/** Each line that says something is a fact. */
export const sentWords = ({ facts, goesWith, ...words }: TypedWords) => ({
  ...words,
  goesWith: [...goesWith],
  facts: facts.split('\n').filter((line) => line.trim()),
})

type Props = {
  words: TypedWords
  faults: Readonly<Record<string, string>>
  onWords: (words: TypedWords) => void
}

/** What is said of a product: as an object, without a promise. */
export const WordsFields = ({ words, faults, onWords }: Props) => (
  <>
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field
        label="Nome"
        maxLength={MOST.name}
        value={words.name}
        error={faults.name}
        onChange={({ target }) => onWords({ ...words, name: target.value })}
      />
      <Select
        label="Categoria"
        value={words.category}
        error={faults.category}
        onChange={({ target }) => onWords({ ...words, category: target.value as Category })}
      >
        {Object.entries(CATEGORIES).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
    </div>
    <TextArea
      label="O que é, em uma frase"
      rows={2}
      maxLength={MOST.summary}
      value={words.summary}
      error={faults.summary}
      onChange={({ target }) => onWords({ ...words, summary: target.value })}
    />
    <TextArea
      label="Descrição"
      hint="Material, origem, acabamento. Nenhuma promessa de cura, sorte ou resultado."
      rows={6}
      maxLength={MOST.description}
      value={words.description}
      error={faults.description}
      onChange={({ target }) => onWords({ ...words, description: target.value })}
    />
    <TextArea
      label="Medidas e conteúdo"
      hint={`Uma por linha, até ${MOST.facts}. Ex.: 78 cartas de 7 × 12 cm`}
      rows={4}
      value={words.facts}
      error={faults.facts}
      onChange={({ target }) => onWords({ ...words, facts: target.value })}
    />
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,14rem)_8rem]">
      <Select
        label="Gravura"
        hint="Aparece onde não há fotografia."
        value={words.picture}
        error={faults.picture}
        onChange={({ target }) => onWords({ ...words, picture: target.value as TypedWords['picture'] })}
      >
        {PICTURES.map((name) => (
          <option key={name} value={name}>
            {PICTURE_WORDS[name]}
          </option>
        ))}
      </Select>
      <ProductPicture name={words.picture} className="aspect-4/3 w-32 rounded-md bg-sunken p-2" />
    </div>
    <PlaceChoice places={words.goesWith} onPlaces={(goesWith) => onWords({ ...words, goesWith })} />
  </>
)
