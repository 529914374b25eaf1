import { Accordion } from '#browser/kit/layout/accordion.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Carousel } from '#browser/kit/carousel/carousel.tsx'
import { JumpLinks } from '#browser/kit/navigation/jump-links.tsx'
import { Menu } from '#browser/kit/navigation/menu.tsx'
import { Pagination } from '#browser/kit/navigation/pagination.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { ShareLinks } from '#browser/kit/buttons/share-links.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { Chapter, Row } from './chapter.tsx'

const here = (page: number) => `?pagina=${page}`
const slide = (name: string) => ({
  name,
  content: <p className="grid h-32 place-items-center bg-sunken font-display text-2xl">{name}</p>,
})
const nothing = () => {}

export const Navigation = () => (
  <Chapter title="Caminhos">
    <Breadcrumbs
      trail={[{ words: 'Início', href: '/' }, { words: 'Blog', href: '/blog' }, { words: 'Fases da Lua' }]}
    />
    <JumpLinks
      to={[
        ['dados', 'Dados'],
        ['senha', 'Senha'],
      ]}
    />
    <Tabs
      label="Abas"
      tabs={[
        { value: 'a', title: 'Sobre', content: 'A primeira folha.' },
        { value: 'b', title: 'Avaliações', content: 'A segunda folha.' },
      ]}
    />
    <Accordion
      name="kit"
      items={[
        { title: 'Preciso de cartão?', content: 'Não. Pix basta.', open: true },
        { title: 'E se a internet cair?', content: 'A cobrança para.' },
      ]}
    />
    <Fold title="Como chegamos a isso">O que só alguns querem ler.</Fold>
    <Row name="denúncia">
      <ReportLink kind="review" id="1" name="a avaliação de Ana" />
    </Row>
    <Row name="menu">
      <Menu
        trigger={<Button variant="secondary">Mais</Button>}
        items={[
          { words: 'Editar', onChoose: nothing },
          { words: 'Mover', onChoose: nothing, disabled: true },
          { words: 'Apagar', onChoose: nothing, destructive: true },
        ]}
      />
    </Row>
    <Pagination page={1} pages={3} hrefOf={here} label="Páginas, no começo" />
    <Pagination page={5} pages={9} hrefOf={here} label="Páginas, no meio" />
    <ReplyLine protocol="2026-K7QW4" name="Ana Ribeiro" email="ana@exemplo.com.br" />
    <ShareLinks url="https://sensitivos.com.br/blog" title="O almanaque" />
    <Carousel label="Carrossel" everyMs={4_000} slides={['Um', 'Dois', 'Três'].map(slide)} />
  </Chapter>
)
