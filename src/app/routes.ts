import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The gallery of the kit is for who builds the site. */
const forDevelopers = process.env.NODE_ENV === 'production' ? [] : [route('kit', './pages/kit.tsx')]

export default [
  ...forDevelopers,
  route('login', './pages/login.tsx'),
  route('cadastro', './pages/register-redirect.ts'),
  route('cadastro-novo', './pages/register.tsx'),
  route('forgot-password', './pages/forgot-password.tsx'),
  route('clear-cache', './pages/clear-cache.tsx'),
  route('client-dashboard', './pages/client-dashboard.tsx'),
  route('consultant-dashboard', './pages/consultant-dashboard.tsx'),

  layout('./layouts/site.tsx', [
    index('./pages/home.tsx'),
    route('consultores', './pages/consultants.tsx'),
    route('test-consultores', './pages/consultant-quiz.tsx'),
    route('consultas-online', './pages/online-now.tsx'),
    ...['astrologia', 'mediunidade', 'terapeutas', 'tarot'].map((name) => route(`consultores/${name}`, './pages/specialty.tsx', { id: `specialty-${name}` })),
    route('consultores/:id', './pages/consultant-profile.tsx'),
    route('consulta/:consultantId', './pages/consultant-profile.tsx', { id: 'consultant-profile-by-consultation' }),
    route('cadastre-se/newsletter', './pages/newsletter.tsx'),
    route('depoimentos', './pages/testimonials.tsx'),
    route('avaliacoes', './pages/reviews.tsx'),
    route('blog', './pages/blog.tsx'),
    route('blog/:slug', './pages/article.tsx'),
    route('servicos/:name', './pages/service.tsx'),
    route('credits-demo', './pages/credits-demo.tsx'),
    route('quem-somos', './pages/about.tsx'),
    route('data-management', './pages/data-management.tsx'),
    route('contato', './pages/contact.tsx'),
    route('comprar', './pages/buy.tsx'),
    route('comprar/consultas', './pages/buy-consultation.tsx'),
    route('comprar/pacotes', './pages/packages.tsx'),
    route('comprar/planos', './pages/plans.tsx'),
    route('comprar/assinaturas', './pages/subscriptions.tsx'),
    route('promocoes', './pages/promotions.tsx'),
    route('comprar/creditos', './pages/buy-credits.tsx'),
    route('relatorios', './pages/reports.tsx'),
    route('chat/:consultantId', './pages/chat.tsx'),
    route('chat-room', './pages/chat-room.tsx'),
    route('consultation/:roomId', './pages/room.tsx'),
    route('loja', './pages/shop.tsx'),
    route('carrinho', './pages/cart.tsx'),
    route('*', './pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
