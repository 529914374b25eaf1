import type { ReactNode } from 'react'
import { company } from '#browser/company.ts'
import { Accessibility } from '#browser/icons/accessibility.ts'
import { Logo } from '#browser/kit/art/logo.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { addressOf, phoneHref } from '#shared/company.ts'
import { LEGAL_LINKS, QUICK_LINKS, SERVICE_LINKS } from './links.ts'

export const Footer = () => (
  <footer
    className="content-visibility-auto [--placeholder-height:70rem] border-line md:[--placeholder-height:40rem] border-t bg-sunken"
    data-print="no"
  >
    <div className="page grid pairs gap-x-6 gap-y-8 py-10 sm:gap-x-10 md:max-lg:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
      <div className="grid content-start gap-4 max-lg:col-span-full md:max-lg:grid-cols-[auto_1fr] md:max-lg:items-center md:max-lg:gap-x-10">
        <Logo />
        <p className="max-w-xs text-quiet text-sm md:max-lg:max-w-none">
          Um lugar calmo para conversar com quem estuda as cartas, os astros e os números. Você paga só pelos segundos
          em que os dois estiveram lá, e pode conferir cada um deles.
        </p>
      </div>
      <Column title="Links rápidos" links={QUICK_LINKS} />
      <Column title="Serviços" links={SERVICE_LINKS} />
      <Block title="Contato" className="max-md:col-span-full">
        <Contact />
      </Block>
    </div>
    <div className="page grid justify-items-center gap-3 pb-8 text-center text-quiet text-xs">
      <Ornament />
      <p className="max-w-4xl text-balance">
        As consultas são orientação e autoconhecimento; não substituem médico, psicólogo, advogado nem consultor
        financeiro. Se você precisa conversar agora, o{' '}
        <a href="https://cvv.org.br" className="prose-link">
          CVV atende de graça no 188
        </a>
        , a qualquer hora. Atendimento para maiores de 18 anos.
      </p>
      <ul className="flex flex-wrap justify-center gap-x-6">
        {LEGAL_LINKS.map(({ words, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1.5 hover:text-accent">
              {words}
            </a>
          </li>
        ))}
      </ul>
      <CompanyBlock />
    </div>
  </footer>
)

const Block = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <h2 className="eyebrow mb-3 font-sans">{title}</h2>
    {children}
  </div>
)

const Column = ({ title, links }: { title: string; links: typeof QUICK_LINKS }) => (
  <Block title={title}>
    <ul className="grid text-sm">
      {links.map(({ words, href }) => (
        <li key={href}>
          <a href={href} className="inline-block py-1.5 text-quiet hover:text-accent">
            {words}
          </a>
        </li>
      ))}
    </ul>
  </Block>
)

/**
 * The company behind the site: name, CNPJ and address on every page (Decreto 7.962/2013; e-mail and phone are listed
 * above), and the accessibility symbol of LBI art. 63.
 */
const CompanyBlock = () => (
  <div className="grid justify-items-center gap-1">
    {company().cnpj && (
      <>
        <p className="text-balance">
          <strong className="font-semibold">{company().legalName}</strong>&nbsp;·{' '}
          <span className="inline-block tabular-nums">CNPJ {company().cnpj}</span>
        </p>
        <p className="text-balance">{addressOf(company()).join(', ')}</p>
      </>
    )}
    <a href="/data-management#acessibilidade" className="inline-flex items-center gap-2 py-1.5 hover:text-accent">
      <Accessibility strokeWidth={1.5} className="size-5" aria-hidden="true" />
      Acessibilidade deste site
    </a>
  </div>
)

/** Address, phone, e-mail and opening hours (spec §2). */
const Contact = () => (
  <address className="grid gap-3 text-quiet text-sm not-italic">
    <span>
      {addressOf(company()).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
    {company().cnpj ? (
      <span>
        <a href={phoneHref(company())} className="block py-1 tabular-nums hover:text-accent">
          {company().phone}
        </a>
        <a href={`mailto:${company().email}`} className="wrap-anywhere block py-1 hover:text-accent">
          {company().email}
        </a>
      </span>
    ) : (
      <a href="/contato" className="block py-1 hover:text-accent">
        Escreva para nós
      </a>
    )}
    <span>{company().hours}</span>
  </address>
)
