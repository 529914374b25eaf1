import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { SPECIALTIES, specialtyNames } from '../../rules.ts'
import { ConsultantCard } from '../consultant-card.tsx'
import { LIST_PATH } from '../list/list-address.ts'
import { SimilarNames } from '../similar-names.tsx'
import type { Suggestions } from './find-suggestions.ts'

/** Path prefixes that people use for consultants, in Portuguese and English. */
const BEGINNING = /^consult(as?|or(es|as?|s)?|ants?)$/i
const isSpecialty = (part: string) => SPECIALTIES.some((one) => one === part.toLowerCase())

/** The consultant meant by an unknown path, as typed: the segment after the prefix, or after a specialty. */
export function consultantInPath(pathname: string): string | undefined {
  const [beginning = '', ...parts] = pathname.split('/').filter(Boolean)
  return BEGINNING.test(beginning) ? (parts.find((part) => !isSpecialty(part)) ?? parts[0]) : undefined
}

const LEAD: Record<Suggestions['because'], string> = {
  specialty: 'Não há uma página neste endereço, mas quem trabalha com esta especialidade está aqui:',
  names: 'O endereço pode ter mudado. Talvez você procure por:',
  online: 'O endereço pode ter mudado, ou a pessoa deixou de atender aqui. Quem pode conversar agora:',
  here: 'O endereço pode ter mudado, ou a pessoa deixou de atender aqui. Quem você encontra por aqui:',
}

/** Shown when no consultant has this URL: similar ones, and a search. */
export function ProfileNotFound({ suggestions: { because, specialty, cards, names } }: { suggestions: Suggestions }) {
  return (
    <main className="page grid gap-8 py-12">
      <div className="grid gap-3">
        <p className="eyebrow">Erro 404</p>
        <h1 className="text-4xl">{specialty ? specialtyNames[specialty] : 'Não encontramos este perfil'}</h1>
        <p className="measure text-lg text-quiet">{LEAD[because]}</p>
      </div>
      {cards.length > 0 && (
        <ul className="gallery">
          {cards.map((consultant) => (
            <li key={consultant.id}>
              <ConsultantCard consultant={consultant} />
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && <SimilarNames names={names} />}
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6 border-line border-t pt-8">
        <search className="min-w-0 flex-1 basis-80">
          <form action={LIST_PATH} className="grid max-w-xl grid-cols-[1fr_auto] items-end gap-3">
            <Field label="Procurar por nome, tema ou palavra" name="busca" type="search" maxLength={100} />
            <Button type="submit" variant="secondary">
              Procurar
            </Button>
          </form>
        </search>
        <LinkButton
          href={specialty ? `${LIST_PATH}?especialidade=${specialty}` : LIST_PATH}
          variant={specialty ? 'primary' : 'secondary'}
        >
          {specialty ? `Ver todos de ${specialtyNames[specialty]}` : 'Ver todos os consultores'}
        </LinkButton>
      </div>
    </main>
  )
}
