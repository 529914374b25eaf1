import { refusals } from '#shared/refusal.ts'

/** All refusals of accounts. */
export const refuse = refusals('accounts', {
  wrong_credentials: [401, 'E-mail ou senha incorretos. Confira os dois e tente de novo.'],
  wrong_password: [400, 'A senha atual não confere.'],
  weak_password: [400, 'Escolha outra senha: esta é fácil de adivinhar.'],
  recovery_link_invalid: [410, 'Este link já foi usado ou passou da validade. Peça um novo.'],
  email_link_invalid: [410, 'Este link já foi usado ou passou das 24 horas. Peça outro no seu painel.'],
  email_stays: [
    409,
    'O CPF ou CNPJ dos saques foi trocado há menos de 72 horas. Por segurança, o e-mail só pode mudar depois disso.',
  ],
  same_email: [409, 'Este já é o e-mail da sua conta.'],
  too_many_attempts: [429, 'Muitas tentativas em pouco tempo. Por segurança, espere alguns minutos e tente de novo.'],
  busy: [503, 'Muita gente está entrando agora. Espere alguns segundos e tente de novo.'],
  email_taken: [409, 'Já existe uma conta com este e-mail. Entre nela ou recupere a senha.'],
  not_an_admin: [409, 'Este e-mail já é de alguém que não é da equipe. Nada mudou.'],
  too_young: [400, 'O Sensitivos é só para maiores de 18 anos.'],
  invalid_phone: [400, 'Este telefone não existe. Informe DDD e número, como (11) 98765-4321.'],
  own_case: [403, 'Este caso é seu. Por segurança, outra pessoa da equipe decide. Nada mudou.'],
  nothing_shared: [409, 'Nenhuma outra conta tem o mesmo telefone ou meio de pagamento. Nada mudou.'],
  person_not_found: [404, 'Pessoa não encontrada.'],
  member_not_found: [404, 'Esta pessoa não é da equipe, ou não é mais.'],
  already_member: [409, 'Esta pessoa já é da equipe. Os papéis dela mudam na lista. Nada mudou.'],
  restrained: [409, 'Esta pessoa está suspensa, bloqueada ou com os saques parados. Desfaça isso antes. Nada mudou.'],
  last_administrator: [409, 'A equipe precisa de alguém com o papel de administração. Nada mudou.'],
  wrong_code: [400, 'Este código não confere.'],
  no_second_factor: [409, 'Não há aplicativo autenticador configurado. Nada mudou.'],
  warning_not_found: [404, 'Este aviso não existe.'],
  session_not_found: [404, 'Este acesso não existe ou já foi encerrado.'],
})

/** The dashboard of a role (spec §6): any role but admin and consultor is a client's. */
export const dashboardOf = (role: string | undefined) =>
  role === 'admin' ? '/admin-dashboard' : role === 'consultor' ? '/consultant-dashboard' : '/client-dashboard'

/** The page of this site that `?next=` names, or undefined; never another origin, in any spelling. */
export function nextPathOf(next: string | null | undefined): string | undefined {
  const url = next?.startsWith('/') && parseAddress(next)
  if (!url) return undefined
  const path = url.pathname + url.search + url.hash
  return url.origin === SITE && !path.startsWith('//') ? path : undefined
}

/** Placeholder for our own origin while an address is parsed. */
const SITE = 'https://site.invalid'

/** `URL.parse` is younger than the oldest browsers that the site supports. */
function parseAddress(path: string): URL | undefined {
  try {
    return new URL(path, SITE)
  } catch {
    return undefined
  }
}

/** The sign-in page with the way back to `here`. */
export const signInPathFor = (here: string) => `/login?${new URLSearchParams({ next: here })}`
