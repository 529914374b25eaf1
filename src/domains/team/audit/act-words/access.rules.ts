import type { ActWords } from './words.rules.ts'

/** Acts of sign-in and addresses. */
export const ACCESS: ActWords = {
  'accounts.second_factor_set': ['Segundo fator configurado', 'configurou o segundo fator'],
  'accounts.second_factor_shown': [
    'Segundo fator confirmado',
    'confirmou o segundo fator',
    { app: 'pelo aplicativo', recovery_code: 'com um código de recuperação' },
  ],
  'accounts.second_factor_refused': ['Código do segundo fator recusado', 'errou o código do segundo fator'],
  'accounts.recovery_codes_renewed': ['Novos códigos de recuperação', 'gerou novos códigos de recuperação'],
  'accounts.signed_in': [
    'Entrou',
    'entrou na conta',
    { with_password: 'com a senha', recovery_link: 'pelo link do e-mail' },
  ],
  'accounts.signed_out': ['Saiu', 'saiu da conta'],
  'accounts.sign_in_refused': ['Tentativa de entrar recusada', 'não conseguiu entrar'],
  'accounts.locked_out': [
    'Acesso travado por tentativas demais',
    'atingiu o limite de tentativas',
    {
      account: 'nesta conta',
      account_in_network: 'nesta conta, desta rede',
      network: 'desta rede',
      password_checks: 'ao confirmar a senha',
      second_factor: 'ao mostrar o segundo fator',
    },
  ],
  'accounts.session_ended': ['Um acesso foi encerrado', 'encerrou um acesso'],
  'accounts.other_sessions_ended': ['Os outros acessos foram encerrados', 'encerrou os outros acessos'],
  'accounts.password_refused': ['Senha recusada', 'errou a senha ao confirmá-la'],
  'accounts.password_confirmed': ['Senha confirmada', 'confirmou a senha'],
  'accounts.password_changed': [
    'Senha trocada',
    'mudou a senha',
    { old_password: 'com a senha anterior', recovery_link: 'pelo link do e-mail' },
  ],
  'accounts.recovery_mailed': ['Link para outra senha enviado', 'pediu o link para uma senha nova'],
  'accounts.confirmation_mailed': ['Confirmação do e-mail enviada', 'pediu o link de confirmação'],
  'accounts.email_confirmed': ['E-mail confirmado', 'confirmou o e-mail'],
  'accounts.email_change_requested': ['Pediu outro e-mail', 'pediu a mudança do e-mail'],
  'accounts.email_changed': ['E-mail trocado', 'mudou o e-mail'],
  'accounts.email_restored': ['E-mail anterior de volta', 'desfez a mudança do e-mail'],
  'accounts.profile_changed': [
    'Nome ou celular mudado',
    'mudou os próprios dados',
    { name: 'nome', phone: 'celular', name_and_phone: 'nome e celular' },
  ],
  'accounts.registration_refused': [
    'Cadastro recusado',
    'não conseguiu se cadastrar',
    { email_taken: 'o e-mail já tem conta' },
  ],
}
