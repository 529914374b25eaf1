import { useLocation } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { MainLinks } from './main-links.tsx'
import { suggestionFor } from './suggestions.ts'
import { SuggestedLinks } from './suggested-links.tsx'

/** No such page: links to what was probably meant, then a search, then the main places. */
export function NotFound() {
  const suggestion = suggestionFor(useLocation().pathname)
  return (
    <main className="page grid items-start gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_1.1fr] lg:py-20">
      <Engraving name="lost-star" className="mx-auto w-full max-w-60 sm:max-w-xs lg:sticky lg:top-28 lg:max-w-md" />
      <div className="grid gap-6">
        <div className="grid gap-4">
          <p className="eyebrow">Erro 404</p>
          <h1 className="text-4xl">{suggestion ? suggestion.title : 'Esta página não está no mapa'}</h1>
          <p className="measure text-lg text-quiet">
            {suggestion
              ? suggestion.isPlanned
                ? 'Estamos preparando. Enquanto isso:'
                : 'Este endereço não tem página própria, mas o que você procura existe:'
              : 'O endereço pode ter mudado ou ter sido digitado com uma letra a menos. Nada do que é seu se perdeu.'}
          </p>
        </div>
        {suggestion ? (
          <SuggestedLinks links={suggestion.links} />
        ) : (
          <LinkButton href="/" className="justify-self-start">
            Voltar ao início
          </LinkButton>
        )}
        <search>
          <form action="/consultores" className="grid grid-cols-[1fr_auto] items-end gap-3 border-line border-t pt-6">
            <Field
              label="Procurar um consultor ou assunto"
              name="busca"
              type="search"
              maxLength={100}
              placeholder="tarot, um nome…"
            />
            <Button type="submit" variant="secondary">
              Procurar
            </Button>
          </form>
        </search>
        <MainLinks />
      </div>
    </main>
  )
}
