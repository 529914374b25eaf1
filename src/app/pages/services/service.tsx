import { data } from 'react-router'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { ApiError, apiContext } from '#browser/api.ts'
import { Accordion } from '#browser/kit/layout/accordion.tsx'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { articlesTopic, textsTopic } from '#domains/content/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import { trustedHtml } from '#browser/trusted-types.ts'
import { searchConsultants } from '#domains/consultants/search/contract.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import { PostGrid } from '#domains/content/ui/post-grid.tsx'
import { getService } from '#domains/content/contract.ts'
import { isServiceName } from '#domains/content/rules.ts'
import { TableOfContents, FoldedTableOfContents } from '#domains/content/ui/table-of-contents.tsx'
import { getHoroscope } from '#domains/oracles/contract.ts'
import { getOracleOfDay } from '#domains/oracles/iching/contract.ts'
import { productsTopic } from '#domains/shop/facts.ts'
import { findProductBeside } from '#domains/shop/places/contract.ts'
import { ProductBeside } from '#domains/shop/ui/product-beside.tsx'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import type { Route } from './+types/service.ts'
import { NextPeopleSection } from '../consultants/apart-from-people.tsx'
import { nextPeopleUnless } from '../consultants/read-apart.ts'
import { DailyHexagram, DailyHoroscope } from './daily-section.tsx'
import { ServiceTool } from './service-tool.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.service.title,
        description: loaderData.service.summary,
        path: `/servicos/${loaderData.service.name}`,
        overline: 'Serviços',
      })
    : [{ title: 'Serviço não encontrado · Sensitivos' }]

const TOPICS = [presenceTopic, profilesTopic, articlesTopic, textsTopic, productsTopic]
export const headers = () => publicPageHeaders({ seconds: 30, topics: TOPICS })

const SHOWN = 3

export async function loader({ params: { name }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  if (!isServiceName(name)) throw data(null, { status: 404 })
  try {
    const [service, { consultants }, { product }, horoscope, oracle] = await Promise.all([
      api(getService, { name }),
      api(searchConsultants, { specialty: [name] }),
      api(findProductBeside, { place: name }),
      name === 'astrologia' ? api(getHoroscope, {}) : undefined,
      name === 'oraculos' ? api(getOracleOfDay, {}) : undefined,
    ])
    const nextPeople = await nextPeopleUnless(
      consultants.some(({ status }) => status === 'online'),
      api,
    )
    return { service, consultants: consultants.slice(0, SHOWN), horoscope, oracle, nextPeople, product }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(error.error, { status: 404 })
    throw error
  }
}

/** What a service is and is not, how it works, and which consultants offer it. */
export default function ServicePage({
  loaderData: { service, consultants, horoscope, oracle, nextPeople, product },
}: Route.ComponentProps) {
  const { name, title, summary, html, contents, questions, related } = service
  const path = `/servicos/${name}`
  return (
    <main className="page py-8">
      <StructuredData
        of={({ breadcrumbsSchema, faqSchema, serviceSchema }) => [
          serviceSchema({ name: title, description: summary, path }),
          faqSchema(questions.map(({ question, text }) => ({ question, answer: text }))),
          breadcrumbsSchema([{ name: title, path }]),
        ]}
      />
      <Breadcrumbs
        trail={[{ words: 'Início', href: '/' }, { words: 'Serviços', href: '/servicos' }, { words: title }]}
      />
      <header className="mb-10 grid items-center gap-8 border-line border-b pb-10 sm:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h1 className="text-4xl">{title}</h1>
          <p className="measure text-lg text-quiet">{summary}</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton href={`/consultores?especialidade=${name}`}>Ver quem atende</LinkButton>
            <LinkButton href="/test-consultores" variant="secondary">
              Descobrir com quem combino
            </LinkButton>
          </p>
          {!isOpenChannel('audio') && (
            <p className="text-quiet text-sm">
              Hoje as conversas são por chat ou por escrito. Áudio e vídeo, em breve.
            </p>
          )}
        </div>
        <Emblem name={name} className="size-40 max-sm:hidden" />
      </header>
      <DeferredHydration>
        <ServiceTool name={name} />
      </DeferredHydration>
      <DeferredHydration>
        {horoscope && <DailyHoroscope horoscope={horoscope} />}
        {oracle && <DailyHexagram oracle={oracle} />}
      </DeferredHydration>
      <div className="content-visibility-auto grid gap-x-14 [--placeholder-height:157rem] lg:grid-cols-[minmax(0,1fr)_16rem] lg:[--placeholder-height:96rem]">
        <StaticContent key={name}>
          <div className="min-w-0">
            <FoldedTableOfContents parts={contents} />
            <div className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={trustedHtml(html)} />
          </div>
          <TableOfContents parts={contents} />
        </StaticContent>
      </div>
      {product && <ProductBeside product={product} />}
      <section aria-labelledby="quem" className="mt-16">
        <SectionHeading
          id="quem"
          title="Com quem conversar"
          link={{ words: 'Todos desta especialidade', href: `/consultores?especialidade=${name}` }}
        />
        {nextPeople && (
          <div className="mb-8">
            <NextPeopleSection {...nextPeople} programs="/consultas-online#programas" />
          </div>
        )}
        {consultants.length === 0 && (
          <EmptyState
            title="Ainda ninguém atende por aqui"
            action={<LinkButton href="/consultores">Ver todos os consultores</LinkButton>}
          >
            Outras especialidades talvez sirvam à sua pergunta.
          </EmptyState>
        )}
        <DeferredHydration>
          <ul className="gallery">
            {consultants.map((consultant) => (
              <li key={consultant.id} className="content-visibility-auto [--placeholder-height:28rem]">
                <ConsultantCard consultant={consultant} as="h3" />
              </li>
            ))}
          </ul>
        </DeferredHydration>
      </section>
      {questions.length > 0 && (
        <section
          aria-labelledby="perguntas"
          className="content-visibility-auto mt-16 [--placeholder-height:25rem] max-w-3xl"
        >
          <SectionHeading id="perguntas" title="Perguntas frequentes" />
          <Accordion
            items={questions.map(({ question, html: answer }) => ({
              title: question,
              content: <div dangerouslySetInnerHTML={trustedHtml(answer)} />,
            }))}
          />
        </section>
      )}
      <section
        aria-labelledby="leituras"
        className="content-visibility-auto mt-16 [--placeholder-height:88rem] md:[--placeholder-height:35rem]"
      >
        <SectionHeading id="leituras" title="Para ler depois" link={{ words: 'Ir ao blog', href: '/blog' }} />
        <StaticContent key={name}>
          <PostGrid posts={related} />
        </StaticContent>
      </section>
    </main>
  )
}
