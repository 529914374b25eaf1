import { Ornament } from '#browser/kit/art/ornament.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { Chapter } from './chapter.tsx'

const SIZES = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg']

export const Typography = () => (
  <Chapter title="Letra">
    {SIZES.map((size) => (
      <p key={size} className={`font-display ${size}`}>
        {size}: O céu de São João
      </p>
    ))}
    <p className="measure">
      Texto corrido em Figtree, de 65 a 72 letras por linha, com{' '}
      <a href="#conteudo" className="prose-link">
        um enlace no meio
      </a>{' '}
      e algarismos de largura igual em <span className="tabular-nums">R$ 1.234,56</span>.
    </p>
    <p className="text-quiet text-sm">Texto miúdo e quieto.</p>
    <p className="eyebrow">Capítulo</p>
    <Ornament />
    <div className="rounded-lg border border-line p-6">
      <PageHeading
        overline="Capítulo"
        title="Título de página"
        lead="Uma frase que diz o que há aqui."
        action={<span className="text-quiet">ação</span>}
      />
      <SectionHeading
        id="kit-secao"
        overline="Parte"
        title="Título de seção"
        lead="E o que ela mostra."
        link={{ words: 'Ver tudo', href: '#conteudo' }}
      />
    </div>
  </Chapter>
)
