import type { ReactNode } from 'react'
import { Logo } from '#browser/kit/art/logo.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { CompanyBlock } from './company-block.tsx'
import { Contact } from './contact.tsx'
import { LEGAL_LINKS, QUICK_LINKS, SERVICE_LINKS } from './links.ts'

export const Footer = () => (
  <footer
    className="content-visibility-auto [--placeholder-height:75rem] border-line md:[--placeholder-height:45rem] border-t bg-sunken"
    data-print="no"
  >
    <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:gap-x-10 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
      <div className="grid content-start gap-4 max-sm:col-span-2">
        <Logo />
        <p className="max-w-xs text-quiet text-sm">
          Um lugar calmo para conversar com quem estuda as cartas, os astros e os números. Você paga só pelos segundos
          em que os dois estiveram lá, e pode conferir cada um deles.
        </p>
      </div>
      <Column title="Links rápidos" links={QUICK_LINKS} />
      <Column title="Serviços" links={SERVICE_LINKS} />
      <Block title="Contato" className="max-sm:col-span-2">
        <Contact />
      </Block>
    </div>
    <div className="page grid justify-items-center gap-5 pb-10 text-center text-quiet text-xs">
      <Ornament />
      <p className="max-w-prose">
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
    <h2 className="eyebrow mb-4 font-sans">{title}</h2>
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
