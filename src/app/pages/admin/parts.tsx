import type { ComponentType, ReactNode } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { NewArticle } from '#domains/content/ui/team/new-article.tsx'

type Part = { title: string; lead: string; action?: ReactNode; Content: ComponentType }

const BACK_OFFICE = '/admin-dashboard'

/** The parts of the back office that are one component, by their address. */
export const PARTS: Readonly<Record<string, Part>> = {
  [`${BACK_OFFICE}/mensagens`]: {
    title: 'Mensagens',
    lead: 'O que chegou pelo contato e ainda espera, e o que foi respondido.',
    Content: lazyPart(() => import('./messages.tsx'), 'Messages'),
  },
  [`${BACK_OFFICE}/consultores/atendimento`]: {
    title: 'Quem atende',
    lead: 'Quem foi aprovado, e por quem um programa atende: isso fica dito em todo lugar.',
    Content: lazyPart(() => import('#domains/consultants/ui/consultants-of-team.tsx'), 'ConsultantsOfTeam'),
  },
  [`${BACK_OFFICE}/consultores/candidaturas`]: {
    title: 'Candidaturas',
    lead: 'Quem quer atender, do pedido mais antigo ao mais novo.',
    Content: lazyPart(
      () => import('#domains/consultants/ui/application/applications-in-review.tsx'),
      'ApplicationsInReview',
    ),
  },
  [`${BACK_OFFICE}/consultores/perfis`]: {
    title: 'Perfis',
    lead: 'O que os consultores mudaram no que os clientes veem, do mais novo ao mais antigo.',
    Content: lazyPart(() => import('#domains/consultants/ui/profile-changes.tsx'), 'ProfileChanges'),
  },
  [`${BACK_OFFICE}/moderacao`]: {
    title: 'Denúncias',
    lead: 'Cada caso com o que era, quem contou e o prazo. A decisão e o motivo ficam registrados.',
    Content: lazyPart(() => import('#domains/moderation/ui/reports-to-decide.tsx'), 'ReportsToDecide'),
  },
  [`${BACK_OFFICE}/moderacao/avaliacoes`]: {
    title: 'Avaliações',
    lead: 'As que alguém lê antes de ir ao ar, e as que um consultor contesta.',
    Content: lazyPart(() => import('#domains/reviews/ui/review-cases.tsx'), 'ReviewCases'),
  },
  [`${BACK_OFFICE}/moderacao/sinais`]: {
    title: 'Sinais',
    lead: 'O que as regras seguraram, e o que ninguém denunciou.',
    Content: lazyPart(() => import('#domains/moderation/ui/signals.tsx'), 'Signals'),
  },
  [`${BACK_OFFICE}/moderacao/depoimentos`]: {
    title: 'Depoimentos',
    lead: 'Um depoimento sai como foi escrito, ou não sai.',
    Content: lazyPart(
      () => import('#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'),
      'TestimonialsToDecide',
    ),
  },
  [`${BACK_OFFICE}/dinheiro`]: {
    title: 'A casa em números',
    lead: 'Quatro semanas dia a dia; os totais são os que qualquer pessoa pode ver.',
    Content: lazyPart(() => import('./house-numbers.tsx'), 'HouseNumbers'),
  },
  [`${BACK_OFFICE}/dinheiro/reembolsos`]: {
    title: 'Reembolsos',
    lead: 'Consultas que alguém pediu para rever. A decisão e o motivo ficam registrados.',
    Content: lazyPart(() => import('#domains/moderation/ui/claims-with-histories.tsx'), 'ClaimsWithHistories'),
  },
  [`${BACK_OFFICE}/dinheiro/retiradas-a-fazer`]: {
    title: 'Retiradas a fazer',
    lead: 'O que o banco não devolve sozinho: a equipe transfere por Pix.',
    Content: lazyPart(() => import('#domains/payments/withdrawals/ui/withdrawals-to-pay.tsx'), 'WithdrawalsToPay'),
  },
  [`${BACK_OFFICE}/dinheiro/saques-a-fazer`]: {
    title: 'Saques a fazer',
    lead: 'Os ganhos a caminho do banco: o que a equipe transfere, o que o banco não respondeu, os totais.',
    Content: lazyPart(() => import('#domains/payouts/ui/payouts-of-team.tsx'), 'PayoutsOfTeam'),
  },
  [`${BACK_OFFICE}/dinheiro/conferencia`]: {
    title: 'Conferência com o banco',
    lead: 'Todas as noites comparamos os nossos livros com os do banco. As três listas devem estar vazias.',
    Content: lazyPart(() => import('#domains/payments/reconciliation/ui/reconciliations.tsx'), 'Reconciliations'),
  },
  [`${BACK_OFFICE}/dinheiro/suspenso`]: {
    title: 'Em suspenso',
    lead: 'Dinheiro que chegou diferente do combinado. Cada valor espera por uma pessoa.',
    Content: lazyPart(() => import('#domains/payments/suspense/ui/suspense-account.tsx'), 'SuspenseAccount'),
  },
  [`${BACK_OFFICE}/dinheiro/contestacoes`]: {
    title: 'Contestações',
    lead: 'Compras que alguém não reconhece no banco. O que resta delas fica guardado até a decisão.',
    Content: lazyPart(() => import('#domains/payments/ui/dispute-cases.tsx'), 'DisputeCases'),
  },
  [`${BACK_OFFICE}/dinheiro/relatorios`]: {
    title: 'A casa por período',
    lead: 'Somado a cada lançamento do livro-caixa, até o centavo.',
    action: (
      <a href="/relatorios?recibo=" className="prose-link text-sm" data-print="no">
        Conferir um recibo
      </a>
    ),
    Content: lazyPart(() => import('#domains/reports/ui/platform-report.tsx'), 'PlatformReport'),
  },
  [`${BACK_OFFICE}/equipe/empresa`]: {
    title: 'Empresa',
    lead: 'Quem responde pelo site: em cada página, e-mail e papel, a partir de agora. O que já foi emitido fica como saiu.',
    Content: lazyPart(() => import('#domains/team/company/ui/company-page.tsx'), 'CompanyPage'),
  },
  [`${BACK_OFFICE}/contabilidade`]: {
    title: 'Contabilidade',
    lead: 'Cada mês se fecha uma vez, em ordem. Depois de fechado, o que está nele não muda mais.',
    Content: lazyPart(() => import('#domains/reports/ui/accounting/months-list.tsx'), 'MonthsList'),
  },
  [`${BACK_OFFICE}/contabilidade/informes`]: {
    title: 'Informes de consultores',
    lead: 'O informe de rendimentos de cada ano: bruto, comissão, líquido, o que foi devolvido e por quê, e as notas.',
    Content: lazyPart(() => import('#domains/reports/ui/accounting/consultant-papers.tsx'), 'ConsultantPapers'),
  },
  [`${BACK_OFFICE}/contabilidade/dados-fiscais`]: {
    title: 'Dados fiscais',
    lead: 'O que vale para todas as notas de serviço. Cada campo diz o do leiaute nacional em que entra.',
    Content: lazyPart(() => import('#domains/reports/ui/accounting/fiscal-terms.tsx'), 'FiscalTerms'),
  },
  [`${BACK_OFFICE}/conteudo`]: {
    title: 'Conteúdo',
    lead: 'O que escrevemos no blog: rascunhos, o que está agendado e o que está no ar.',
    action: <NewArticle />,
    Content: lazyPart(() => import('#domains/content/ui/team/article-list.tsx'), 'ArticleList'),
  },
  [`${BACK_OFFICE}/conteudo/textos`]: {
    title: 'Textos do site',
    lead: 'Serviços, página inicial e páginas da casa: cada um com as suas revisões.',
    Content: lazyPart(() => import('#domains/content/ui/team/texts/text-list.tsx'), 'TextList'),
  },
  [`${BACK_OFFICE}/newsletter`]: {
    title: 'Campanhas',
    lead: 'Cada campanha chega uma vez a cada inscrito. Não olhamos quem abre.',
    action: (
      <LinkButton href="/admin-dashboard/newsletter/nova" size="sm">
        Nova campanha
      </LinkButton>
    ),
    Content: lazyPart(() => import('#domains/newsletter/campaigns/ui/campaign-list.tsx'), 'CampaignList'),
  },
  [`${BACK_OFFICE}/newsletter/horoscopo`]: {
    title: 'Horóscopo',
    lead: 'Abre sozinho às seis da manhã, uma vez por dia e por lista.',
    Content: lazyPart(() => import('#domains/newsletter/campaigns/ui/campaign-list.tsx'), 'HoroscopeEditions'),
  },
  [`${BACK_OFFICE}/newsletter/inscritos`]: {
    title: 'Inscritos',
    lead: 'Só quantos são: os endereços não aparecem em lugar nenhum.',
    Content: lazyPart(() => import('#domains/newsletter/ui/subscriber-counts.tsx'), 'SubscriberCounts'),
  },
  [`${BACK_OFFICE}/loja/pedidos`]: {
    title: 'Pedidos da loja',
    lead: 'O que falta embalar, o que está a caminho e o que volta. Quem espera há mais tempo vem primeiro.',
    Content: lazyPart(() => import('#domains/shipments/ui/team/shop-orders.tsx'), 'ShopOrders'),
  },
  [`${BACK_OFFICE}/catalogo`]: {
    title: 'Itens',
    lead: 'O que vendemos e por quanto, na ordem do site; o minuto, com quem cobra R$ 4,49. Um preço novo nunca muda um pedido.',
    action: (
      <a href={`${BACK_OFFICE}/catalogo/novo`} className="prose-link text-sm">
        Novo item
      </a>
    ),
    Content: lazyPart(() => import('#domains/catalogue/ui/team/items/item-list.tsx'), 'ItemList'),
  },
  [`${BACK_OFFICE}/catalogo/novo`]: {
    title: 'Novo item',
    lead: 'Nasce como rascunho: ninguém vê até você pôr à venda.',
    Content: lazyPart(() => import('#domains/catalogue/ui/team/items/new-item.tsx'), 'NewItem'),
  },
  [`${BACK_OFFICE}/catalogo/cupons`]: {
    title: 'Cupons e promoções',
    lead: 'Cada cupom com as regras, o que trouxe e o que custou. Os públicos estão em Promoções.',
    Content: lazyPart(() => import('#domains/catalogue/ui/team/coupons/coupon-list.tsx'), 'CouponList'),
  },
  [`${BACK_OFFICE}/loja`]: {
    title: 'Produtos',
    lead: 'O que a loja vende, com preço e estoque de cada opção. Um preço novo nunca muda um pedido.',
    action: (
      <a href={`${BACK_OFFICE}/loja/novo`} className="prose-link text-sm">
        Novo produto
      </a>
    ),
    Content: lazyPart(() => import('#domains/shop/ui/team/product-list.tsx'), 'ProductList'),
  },
  [`${BACK_OFFICE}/loja/novo`]: {
    title: 'Novo produto',
    lead: 'Nasce como rascunho: ninguém vê até você pôr na loja.',
    Content: lazyPart(() => import('#domains/shop/ui/team/new-product.tsx'), 'NewProduct'),
  },
  [`${BACK_OFFICE}/catalogo/minutos-gratis`]: {
    title: 'Minutos grátis',
    lead: 'O que a casa paga pelas primeiras conversas, mês a mês.',
    Content: lazyPart(() => import('#domains/consultations/ui/welcome-budget.tsx'), 'WelcomeBudget'),
  },
}
