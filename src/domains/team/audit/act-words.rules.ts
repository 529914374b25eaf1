import { detailOf, LEGAL_TEXTS, LEGAL_TITLES } from '#domains/accounts/agreements.rules.ts'
import { tierNames } from '#domains/consultants/rules.ts'
import { QUEUE_KINDS } from '../queue/kinds.rules.ts'

const STATES = { granted: 'devolvido', part_granted: 'devolvido em parte', refused: 'recusado' }
const PROPOSED = {
  claim: 'reembolso',
  given_back: 'devolução',
  suspense: 'dinheiro em suspenso',
  dispute: 'contestação',
  goodwill: 'bônus',
  suspend: 'suspensão',
  block: 'bloqueio',
  commission: 'comissão',
  tier: 'nível',
  correct_email: 'correção do e-mail',
  correct_phone: 'correção do celular',
  correct_tax_id: 'correção do CPF ou CNPJ',
  invitation: 'convite para a equipe',
  roles: 'papéis na equipe',
  member_end: 'saída da equipe',
}
const OUTCOMES = {
  confirmed: 'confirmada',
  confirmed_by_machine: 'confirmada no servidor',
  refused: 'recusada',
  withdrawn: 'retirada por quem propôs',
}
const KINDS_OF_CASES = Object.fromEntries(Object.entries(QUEUE_KINDS).map(([kind, { words }]) => [kind, words]))
const KINDS_OF_LEGAL_TEXTS = Object.fromEntries(LEGAL_TEXTS.map((text) => [detailOf(text), LEGAL_TITLES[text]]))
const KINDS_OF_TEXTS = {
  article: 'artigo',
  service: 'serviço',
  slide: 'destaque da página inicial',
  banner: 'faixa da página inicial',
  page: 'página da casa',
}
const SWITCHED = { on: 'ligado', off: 'desligado' }

/**
 * How a timeline calls an act, what it says in a sentence after a name ("Íris …"), and the words of how it ended, by
 * the code of its `detail`.
 */
type Words = readonly [title: string, did: string, details?: Readonly<Record<string, string>>]

/** Each kind of event that the log has, by its group in filters. */
export const ACT_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  Consultores: {
    'consultants.application_refused': ['Candidatura recusada', 'recusou uma candidatura'],
    'consultants.consultant_approved': ['Candidatura aprovada', 'aprovou uma candidatura'],
    'consultants.consultant_featured': ['Destaque mudado', 'mudou quem está em destaque', SWITCHED],
    'consultants.documents_read': [
      'Documentos da candidatura lidos pela equipe',
      'leu os documentos de uma candidatura',
    ],
    'consultants.hidden_from_featured': [
      'Fora dos destaques, ou de volta à regra',
      'disse se alguém pode estar em destaque',
      { on: 'não pode', off: 'a regra decide' },
    ],
    'consultants.commission_set': ['Comissão própria combinada', 'combinou outra comissão'],
    'consultants.tier_set': ['Nível mudado', 'mudou o nível de um consultor', tierNames],
    'consultants.automatic_set': [
      'Quem atende foi mudado: pessoa ou programa',
      'disse se um programa atende',
      SWITCHED,
    ],
    'consultants.tax_id_changed': ['Documento dos saques trocado', 'mudou o documento dos saques'],
    'consultants.tax_id_change_stopped': ['Troca do documento impedida', 'desfez a mudança do documento dos saques'],
  },
  Moderação: {
    'consultants.profile_taken_down': [
      'Parte do perfil retirada',
      'tirou do ar uma parte de um perfil',
      { name: 'nome', title: 'título', description: 'texto', portrait: 'foto', introduction: 'apresentação' },
    ],
    'reviews.testimonial_decided': [
      'Depoimento decidido',
      'decidiu um depoimento',
      { published: 'publicado', rejected: 'não publicado' },
    ],
    'reviews.held_review_decided': [
      'Avaliação à espera decidida',
      'decidiu uma avaliação retida',
      { published: 'publicada', refused: 'recusada' },
    ],
    'reviews.objection_decided': [
      'Avaliação contestada decidida',
      'decidiu uma contestação de avaliação',
      { kept: 'a avaliação fica' },
    ],
    'reviews.review_removed': [
      'Avaliação retirada',
      'retirou uma avaliação',
      { rule: 'por regra', court: 'por decisão judicial' },
    ],
    'moderation.report_decided': [
      'Denúncia decidida',
      'decidiu uma denúncia',
      { nothing: 'nada a fazer', warned: 'aviso', removed: 'retirada', suspension: 'para suspensão' },
    ],
    'moderation.file_seen': [
      'Foto ou voz denunciada vista para um caso',
      'abriu uma foto ou voz denunciada',
      { message: 'foto de uma conversa', photo: 'foto de um perfil', voice: 'voz de um perfil' },
    ],
    'moderation.said_read': [
      'Conversa lida para um caso',
      'leu o que foi dito em uma consulta',
      { report: 'por uma denúncia', claim: 'por um pedido de reembolso' },
    ],
  },
  Consultas: {
    'consultations.trace_read': ['Registro da consulta lido', 'leu o registro técnico de uma chamada'],
  },
  Dinheiro: {
    'claims.claim_decided': ['Pedido de reembolso decidido', 'decidiu um reembolso', STATES],
    'payments.dispute_closed': ['Contestação encerrada', 'encerrou uma contestação', { won: 'ganha', lost: 'perdida' }],
    'payments.reconciliation_requested': ['Conferência pedida', 'pediu uma conferência com o banco'],
    'payments.suspense_resolved': [
      'Valor em suspenso decidido',
      'decidiu sobre dinheiro em suspenso',
      { credited: 'creditado', refunded: 'devolvido', written_off: 'baixado' },
    ],
    'payments.withdrawal_requested': ['Retirada pedida', 'pediu uma retirada de saldo'],
    'payments.blocked_credit_withdrawn': [
      'Saldo devolvido depois de 30 dias de bloqueio',
      'devolveu o saldo de uma conta bloqueada há 30 dias',
    ],
    'payments.withdrawal_decided': [
      'Retirada decidida',
      'decidiu uma retirada',
      { paid: 'feita', failed: 'não deu certo' },
    ],
    'payouts.payout_asked': [
      'Saque pedido',
      'pediu um saque',
      { asked: 'pela pessoa', weekly: 'saque semanal', left: 'o que restava' },
    ],
    'payouts.settled_by_hand': [
      'Saque registrado à mão',
      'disse como ficou uma transferência feita à mão',
      { paid: 'feita', failed: 'não deu certo', returned: 'voltou' },
    ],
    'team.goodwill_given': ['Bônus de cortesia dado', 'deu um bônus de cortesia'],
  },
  Conteúdo: {
    'content.legal_texts_confirmed': ['Textos legais confirmados', 'publicou a primeira versão dos textos legais'],
    'content.legal_version_published': [
      'Texto legal publicado',
      'publicou uma versão de um texto legal',
      KINDS_OF_LEGAL_TEXTS,
    ],
    'content.text_written': ['Revisão de um texto guardada', 'guardou uma revisão de um texto', KINDS_OF_TEXTS],
    'content.text_published': ['Texto publicado', 'publicou um texto', { at_once: 'na hora', scheduled: 'agendado' }],
    'content.text_unpublished': ['Texto tirado do ar', 'tirou um texto do ar'],
    'content.draft_deleted': ['Rascunho apagado', 'apagou um rascunho'],
    'content.picture_added': ['Imagem enviada', 'enviou uma imagem'],
    'newsletter.campaign_written': ['Texto de campanha salvo', 'salvou o texto de uma campanha'],
    'newsletter.campaign_tested': ['Teste de campanha enviado', 'mandou para si um teste de uma campanha'],
    'newsletter.campaign_discarded': ['Rascunho de campanha apagado', 'apagou o rascunho de uma campanha'],
    'newsletter.campaign_scheduled': ['Campanha agendada', 'agendou uma campanha'],
    'newsletter.campaign_cancelled': ['Agendamento de campanha cancelado', 'cancelou o agendamento de uma campanha'],
    'newsletter.campaign_stopped': ['Campanha parada', 'parou uma campanha'],
    'newsletter.campaign_resumed': ['Campanha continuada', 'continuou uma campanha'],
  },
  Catálogo: {
    'catalogue.item_created': ['Item do catálogo criado', 'criou um item do catálogo'],
    'catalogue.item_edited': ['Texto de um item mudado', 'mudou o texto de um item do catálogo'],
    'catalogue.item_published': ['Item à venda', 'pôs um item à venda', { at_once: 'na hora', scheduled: 'agendado' }],
    'catalogue.item_hidden': ['Item fora da venda', 'tirou um item da venda'],
    'catalogue.item_removed': ['Item removido', 'removeu um item do catálogo'],
    'catalogue.item_moved': ['Ordem dos itens mudada', 'mudou a ordem dos itens do catálogo'],
    'catalogue.price_set': ['Preço mudado', 'mudou um preço', { at_once: 'na hora', scheduled: 'agendado' }],
    'catalogue.price_undone': ['Preço agendado desfeito', 'desfez um preço agendado'],
    'catalogue.coupon_written': ['Cupom escrito', 'escreveu um cupom', { new: 'novo', changed: 'outras regras' }],
    'catalogue.coupon_ended': [
      'Cupom encerrado',
      'encerrou um cupom',
      { at_once: 'na hora', undone: 'antes de começar' },
    ],
    'consultations.welcome_budget_set': ['Orçamento dos minutos grátis mudado', 'mudou o orçamento dos minutos grátis'],
  },
  Contabilidade: {
    'reports.month_closed': ['Mês fechado', 'fechou um mês'],
    'reports.note_recorded': [
      'Situação de uma nota registrada',
      'disse como ficou uma nota de serviço',
      { issued: 'emitida', refused: 'recusada', cancelled: 'cancelada' },
    ],
    'reports.notes_imported': ['Situação de notas importada', 'importou a situação de notas de serviço'],
    'reports.fiscal_terms_set': ['Dados fiscais mudados', 'mudou os dados fiscais das notas'],
    'reports.book_taken': ['Arquivo da contabilidade baixado', 'baixou um arquivo da contabilidade'],
  },
  Pessoas: {
    'support.account_closed': ['Conta encerrada pela equipe', 'encerrou uma conta a pedido'],
    'support.closing_requested': ['Pediu para encerrar a conta', 'pediu o encerramento da conta'],
    'support.closing_withdrawn': ['Desistiu de encerrar a conta', 'desistiu de encerrar a conta'],
    'support.message_answered': ['Mensagem respondida', 'respondeu a uma mensagem'],
    'support.message_closed': ['Mensagem encerrada', 'encerrou uma mensagem'],
    'accounts.person_warned': ['Advertência', 'avisou uma pessoa'],
    'accounts.text_accepted': ['Texto aceito', 'aceitou um texto da casa', KINDS_OF_LEGAL_TEXTS],
    'accounts.warning_acknowledged': ['Leu a advertência', 'disse que leu um aviso'],
    'accounts.person_suspended': ['Conta suspensa', 'suspendeu uma pessoa'],
    'accounts.suspension_lifted': ['Suspensão encerrada', 'desfez uma suspensão'],
    'accounts.suspension_over': ['Suspensão terminou', 'voltou de uma suspensão'],
    'accounts.person_blocked': ['Conta bloqueada', 'bloqueou uma pessoa'],
    'accounts.block_lifted': ['Conta desbloqueada', 'desfez um bloqueio'],
    'accounts.payouts_rested': ['Saques em conferência', 'parou os saques de uma pessoa'],
    'accounts.payouts_released': ['Saques liberados', 'liberou os saques de uma pessoa'],
    'accounts.sessions_ended_by_team': ['Acessos encerrados pela equipe', 'encerrou os acessos de uma pessoa'],
    'accounts.confirmation_mailed_by_team': [
      'Confirmação do e-mail reenviada pela equipe',
      'mandou de novo o link de confirmação',
    ],
    'accounts.name_corrected': ['Nome corrigido pela equipe', 'corrigiu o nome de uma pessoa'],
    'accounts.email_corrected': [
      'E-mail corrigido pela equipe',
      'corrigiu o e-mail de uma pessoa, com outra da equipe',
    ],
    'accounts.email_correction_stopped': [
      'Correção do e-mail impedida pela equipe',
      'impediu a correção do e-mail de uma pessoa',
    ],
    'accounts.phone_corrected': [
      'Celular corrigido pela equipe',
      'corrigiu o celular de uma pessoa, com outra da equipe',
    ],
    'consultants.tax_id_corrected': [
      'Documento dos saques corrigido pela equipe',
      'corrigiu o CPF ou CNPJ de uma pessoa, com outra da equipe',
    ],
    'accounts.impersonation_begun': [
      'A equipe viu as páginas como a pessoa vê',
      'viu as páginas da conta como a pessoa vê, sem mudar nada',
    ],
    'accounts.impersonation_ended': [
      'A equipe deixou de ver como a pessoa vê',
      'deixou de ver as páginas da conta como a pessoa vê',
    ],
    'team.note_written': ['Anotação escrita', 'anotou sobre uma pessoa'],
    'team.note_changed': ['Anotação mudada', 'mudou uma nota'],
    'team.person_looked_up': [
      'Procurada pelo documento ou celular',
      'procurou uma pessoa',
      { by_document: 'pelo documento', by_phone: 'pelo celular' },
    ],
    'accounts.told_apart': ['Contas declaradas de pessoas diferentes', 'disse que uma conta é de outra pessoa'],
  },
  'Quatro olhos': {
    'accounts.proposal_made': ['Decisão que espera uma segunda pessoa', 'propôs uma decisão de duas pessoas', PROPOSED],
    'accounts.proposal_decided': ['Segunda pessoa decidiu', 'decidiu uma proposta', OUTCOMES],
  },
  Registro: {
    'team.list_exported': ['Lista baixada', 'baixou uma lista'],
    'accounts.words_erased': ['Texto de um registro apagado', 'apagou o texto de um registro'],
    'team.log_exported': ['Registro exportado', 'exportou o registro'],
  },
  Fila: {
    'team.case_taken': ['Caso assumido', 'assumiu um caso', KINDS_OF_CASES],
    'team.case_released': ['Caso devolvido à fila', 'devolveu um caso à fila', KINDS_OF_CASES],
    'team.case_snoozed': ['Caso adiado', 'adiou um caso', KINDS_OF_CASES],
    'team.case_woken': ['Caso de volta à fila', 'trouxe de volta um caso adiado', KINDS_OF_CASES],
    'team.view_saved': ['Lista guardada', 'salvou uma visão de uma lista'],
    'team.view_forgotten': ['Lista guardada apagada', 'apagou uma visão de uma lista'],
  },
  Saúde: {
    'team.sweep_retried': ['Tentativa pedida de novo', 'mandou tentar de novo o que um processo não conseguiu'],
    'team.site_filled': ['Site preenchido', 'pôs no site o catálogo inicial e os primeiros rascunhos'],
    'team.selling_opened': ['Vendas abertas', 'abriu as vendas do site'],
    'team.company_changed': ['Dados da empresa mudados', 'mudou os dados da empresa'],
    'team.switch_turned': ['Interruptor mudado', 'mudou um interruptor', SWITCHED],
  },
  Jurídico: {
    'team.legal_opened': ['Pedido sobre dados registrado', 'registrou um pedido sobre dados'],
    'team.legal_noted': ['Nota em um pedido sobre dados', 'anotou em um pedido sobre dados'],
    'team.legal_closed': [
      'Pedido sobre dados encerrado',
      'encerrou um pedido sobre dados',
      { done: 'atendido', refused: 'recusado' },
    ],
    'team.legal_bundle_taken': [
      'Dados baixados para um pedido sobre dados',
      'baixou os dados de uma pessoa para um pedido',
    ],
    'accounts.hold_turned': [
      'Guarda dos dados por lei mudada',
      'mudou a guarda dos dados que a lei manda',
      { on: 'guardados', off: 'liberados' },
    ],
  },
  Equipe: {
    'accounts.admin_appointed': ['Passou a ser da equipe', 'entrou na equipe'],
    'accounts.admin_link_made': ['Link para a senha da equipe', 'recebeu o convite da equipe'],
    'accounts.member_roles_changed': ['Papéis na equipe mudados', 'mudou os papéis de alguém da equipe'],
    'accounts.member_ended': ['Saiu da equipe', 'encerrou o acesso de alguém à equipe'],
    'accounts.second_factor_reset': [
      'Segundo fator desligado pela equipe',
      'apagou o segundo fator de alguém da equipe',
    ],
  },
  Acessos: {
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
  },
}
