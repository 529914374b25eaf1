import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The gallery of the kit is for developers only. */
const forDevelopers = process.env.NODE_ENV === 'production' ? [] : [route('kit', './pages/kit/kit.tsx')]

/** Parts of the team's back office that are one component (pages/admin/parts.tsx). */
const BACK_OFFICE_PARTS = [
  'mensagens',
  'consultores/atendimento',
  'consultores/candidaturas',
  'consultores/perfis',
  'moderacao',
  'moderacao/avaliacoes',
  'moderacao/depoimentos',
  'moderacao/sinais',
  'dinheiro',
  'dinheiro/reembolsos',
  'dinheiro/retiradas-a-fazer',
  'dinheiro/saques-a-fazer',
  'dinheiro/conferencia',
  'dinheiro/suspenso',
  'dinheiro/contestacoes',
  'dinheiro/relatorios',
  'contabilidade',
  'contabilidade/informes',
  'contabilidade/dados-fiscais',
  'equipe/empresa',
]

/** Lists of the team's back office, and where the pages of the objects in them are (`hrefOfObject`). */
const BACK_OFFICE_LISTS = [
  'pessoas',
  'consultores',
  'consultas',
  'marcadas',
  'dinheiro/pedidos',
  'dinheiro/pagamentos',
  'dinheiro/saques',
  'dinheiro/retiradas',
]
const BACK_OFFICE_OBJECTS = [
  'consultas',
  'marcadas',
  'perguntas',
  'casos',
  'dinheiro/pedidos',
  'dinheiro/pagamentos',
  'dinheiro/saques',
  'dinheiro/retiradas',
]

export default [
  ...forDevelopers,
  route('login', './pages/account/login.tsx'),
  route('cadastro', './pages/account/register-redirect.ts'),
  route('cadastro-novo', './pages/account/register.tsx'),
  route('forgot-password', './pages/account/forgot-password.tsx'),
  route('retirar', './pages/account/withdraw-by-link.tsx'),
  route('clear-cache', './pages/account/clear-cache.tsx'),
  route('client-dashboard', './pages/dashboard/client-dashboard.tsx'),
  route('consultant-dashboard', './pages/dashboard/consultant-dashboard.tsx'),
  route('admin-dashboard', './pages/admin/today.tsx'),
  route('admin-dashboard/conta', './pages/admin/account.tsx'),
  ...BACK_OFFICE_PARTS.map((part) =>
    route(`admin-dashboard/${part}`, './pages/admin/part-page.tsx', { id: `back-office-${part}` }),
  ),
  ...['conferencia', 'suspenso', 'contestacoes'].map((part) =>
    route(`admin-dashboard/${part}`, './pages/admin/moved.ts', { id: `moved-${part}` }),
  ),
  ...BACK_OFFICE_LISTS.map((list) =>
    route(`admin-dashboard/${list}`, './pages/admin/objects/list-page.tsx', { id: `back-office-list-${list}` }),
  ),
  route('admin-dashboard/pessoas/:id', './pages/admin/objects/person-page.tsx'),
  route('admin-dashboard/pessoas/:id/ver', './pages/admin/objects/see-as-page.tsx'),
  ...BACK_OFFICE_OBJECTS.map((place) =>
    route(`admin-dashboard/${place}/:id`, './pages/admin/objects/object-page.tsx', {
      id: `back-office-object-${place}`,
    }),
  ),
  route('admin-dashboard/contabilidade/:month', './pages/admin/books-month.tsx'),
  route('admin-dashboard/registro', './pages/admin/audit-log.tsx'),
  route('admin-dashboard/registro/juridico', './pages/admin/legal.tsx'),
  route('admin-dashboard/saude', './pages/admin/health.tsx'),
  route('admin-dashboard/equipe', './pages/admin/team.tsx'),

  layout('./layouts/site.tsx', [
    index('./pages/home/home.tsx'),
    route('consultores', './pages/consultants/consultants.tsx'),
    route('test-consultores', './pages/consultants/consultant-quiz.tsx'),
    route('consultas-online', './pages/consultants/online-now/online-now.tsx'),
    ...['astrologia', 'mediunidade', 'terapeutas', 'tarot'].map((name) =>
      route(`consultores/${name}`, './pages/consultants/specialty.tsx', { id: `specialty-${name}` }),
    ),
    route('consultores/:id', './pages/consultants/consultant-profile.tsx'),
    route('consulta/:consultantId', './pages/consultants/consultant-profile.tsx', {
      id: 'consultant-profile-by-consultation',
    }),
    route('cadastre-se/newsletter', './pages/institutional/newsletter.tsx'),
    route('depoimentos', './pages/reviews/testimonials.tsx'),
    route('avaliacoes', './pages/reviews/reviews.tsx'),
    route('blog', './pages/articles/blog.tsx'),
    route('blog/:slug', './pages/articles/article.tsx'),
    route('tarot-gratis', './pages/free-tarot/free-tarot.tsx'),
    route('servicos/:name', './pages/services/service.tsx'),
    route('credits-demo', './pages/credits-demo/credits-demo.tsx'),
    route('quem-somos', './pages/institutional/about.tsx'),
    route('data-management', './pages/privacy/data-management.tsx'),
    route('contato', './pages/institutional/contact.tsx'),
    route('comprar', './pages/buy/buy.tsx'),
    route('comprar/consultas', './pages/buy/buy-consultation.tsx'),
    route('comprar/pacotes', './pages/buy/packages.tsx'),
    route('comprar/planos', './pages/buy/plans.tsx'),
    route('comprar/assinaturas', './pages/buy/subscriptions.tsx'),
    route('promocoes', './pages/buy/promotions.tsx'),
    route('comprar/creditos', './pages/buy/buy-credits.tsx'),
    route('comprar/vale-presente', './pages/gifts/buy-gift-card.tsx'),
    route('vale-presente', './pages/gifts/redeem-gift-card.tsx'),
    route('agendar', './pages/booking/booking.tsx'),
    route('relatorios', './pages/dashboard/reports.tsx'),
    route('chat/:consultantId', './pages/consultations/chat.tsx'),
    route('chat-room', './pages/consultations/chat-room.tsx'),
    route('sistema-consultas', './pages/consultations/consultations.tsx'),
    route('consultor/configuracoes', './pages/dashboard/consultant-settings.tsx'),
    route('consultation/:roomId', './pages/consultations/room.tsx'),
    route('loja', './pages/shop/shop.tsx'),
    route('carrinho', './pages/shop/cart.tsx'),
    route('*', './pages/institutional/not-found.tsx'),
  ]),
] satisfies RouteConfig
