import { QUEUE_KINDS } from '../queue/kinds.rules.ts'

/** What an event says in a sentence after a name: "Íris …", and the words of how it ended, by the code of `detail`. */
type Words = { did: string; details?: Readonly<Record<string, string>>; group: string }

const STATES = { granted: 'devolvido', part_granted: 'devolvido em parte', refused: 'recusado' }
const PROPOSED = {
  claim: 'reembolso',
  given_back: 'devolução',
  suspense: 'dinheiro em suspenso',
  dispute: 'contestação',
  goodwill: 'bônus',
  block: 'bloqueio',
  commission: 'comissão',
}
const OUTCOMES = { confirmed: 'confirmada', refused: 'recusada', withdrawn: 'retirada por quem propôs' }
const KINDS_OF_CASES = Object.fromEntries(Object.entries(QUEUE_KINDS).map(([kind, { words }]) => [kind, words]))
const SWITCHED = { on: 'ligado', off: 'desligado' }

/** Each kind of event that the log has, by the domain that records it. */
const ACTS: Readonly<Record<string, Words>> = {
  'consultants.application_refused': { group: 'Consultores', did: 'recusou uma candidatura' },
  'consultants.consultant_approved': { group: 'Consultores', did: 'aprovou uma candidatura' },
  'consultants.consultant_featured': { group: 'Consultores', did: 'mudou quem está em destaque', details: SWITCHED },
  'consultants.hidden_from_featured': {
    group: 'Consultores',
    did: 'disse se alguém pode estar em destaque',
    details: { on: 'não pode', off: 'a regra decide' },
  },
  'consultants.commission_set': { group: 'Consultores', did: 'combinou outra comissão' },
  'consultants.automatic_set': { group: 'Consultores', did: 'disse se um programa atende', details: SWITCHED },
  'consultants.profile_taken_down': {
    group: 'Moderação',
    did: 'tirou do ar uma parte de um perfil',
    details: { name: 'nome', title: 'título', description: 'texto', portrait: 'foto', introduction: 'apresentação' },
  },
  'consultants.tax_id_changed': { group: 'Consultores', did: 'mudou o documento dos saques' },
  'consultants.tax_id_change_stopped': { group: 'Consultores', did: 'desfez a mudança do documento dos saques' },
  'consultations.trace_read': { group: 'Consultas', did: 'leu o registro técnico de uma chamada' },
  'claims.claim_decided': { group: 'Dinheiro', did: 'decidiu um reembolso', details: STATES },
  'payments.dispute_closed': {
    group: 'Dinheiro',
    did: 'encerrou uma contestação',
    details: { won: 'ganha', lost: 'perdida' },
  },
  'payments.reconciliation_requested': { group: 'Dinheiro', did: 'pediu uma conferência com o banco' },
  'payments.suspense_resolved': {
    group: 'Dinheiro',
    did: 'decidiu sobre dinheiro em suspenso',
    details: { credited: 'creditado', refunded: 'devolvido', written_off: 'baixado' },
  },
  'payments.withdrawal_requested': { group: 'Dinheiro', did: 'pediu uma retirada de saldo' },
  'payments.withdrawal_decided': {
    group: 'Dinheiro',
    did: 'decidiu uma retirada',
    details: { paid: 'feita', failed: 'não deu certo' },
  },
  'payouts.payout_asked': {
    group: 'Dinheiro',
    did: 'pediu um saque',
    details: { asked: 'pela pessoa', weekly: 'saque semanal', left: 'o que restava' },
  },
  'payouts.settled_by_hand': {
    group: 'Dinheiro',
    did: 'disse como ficou uma transferência feita à mão',
    details: { paid: 'feita', failed: 'não deu certo', returned: 'voltou' },
  },
  'support.account_closed': { group: 'Pessoas', did: 'encerrou uma conta a pedido' },
  'support.closing_requested': { group: 'Pessoas', did: 'pediu o encerramento da conta' },
  'support.closing_withdrawn': { group: 'Pessoas', did: 'desistiu de encerrar a conta' },
  'support.message_answered': { group: 'Pessoas', did: 'respondeu a uma mensagem' },
  'support.message_closed': { group: 'Pessoas', did: 'encerrou uma mensagem' },
  'reviews.testimonial_decided': {
    group: 'Moderação',
    did: 'decidiu um depoimento',
    details: { published: 'publicado', rejected: 'não publicado' },
  },
  'reviews.held_review_decided': {
    group: 'Moderação',
    did: 'decidiu uma avaliação retida',
    details: { published: 'publicada', refused: 'recusada' },
  },
  'reviews.objection_decided': {
    group: 'Moderação',
    did: 'decidiu uma contestação de avaliação',
    details: { kept: 'a avaliação fica' },
  },
  'reviews.review_removed': {
    group: 'Moderação',
    did: 'retirou uma avaliação',
    details: { rule: 'por regra', court: 'por decisão judicial' },
  },
  'moderation.report_decided': {
    group: 'Moderação',
    did: 'decidiu uma denúncia',
    details: { nothing: 'nada a fazer', warned: 'aviso', removed: 'retirada', suspension: 'para suspensão' },
  },
  'moderation.said_read': {
    group: 'Moderação',
    did: 'leu o que foi dito em uma consulta',
    details: { report: 'por uma denúncia', claim: 'por um pedido de reembolso' },
  },
  'accounts.person_warned': { group: 'Pessoas', did: 'avisou uma pessoa' },
  'accounts.warning_acknowledged': { group: 'Pessoas', did: 'disse que leu um aviso' },
  'accounts.person_suspended': { group: 'Pessoas', did: 'suspendeu uma pessoa' },
  'accounts.suspension_lifted': { group: 'Pessoas', did: 'desfez uma suspensão' },
  'accounts.suspension_over': { group: 'Pessoas', did: 'voltou de uma suspensão' },
  'accounts.person_blocked': { group: 'Pessoas', did: 'bloqueou uma pessoa' },
  'accounts.block_lifted': { group: 'Pessoas', did: 'desfez um bloqueio' },
  'accounts.payouts_rested': { group: 'Pessoas', did: 'parou os saques de uma pessoa' },
  'accounts.payouts_released': { group: 'Pessoas', did: 'liberou os saques de uma pessoa' },
  'accounts.sessions_ended_by_team': { group: 'Pessoas', did: 'encerrou os acessos de uma pessoa' },
  'accounts.confirmation_mailed_by_team': { group: 'Pessoas', did: 'mandou de novo o link de confirmação' },
  'accounts.act_proposed': { group: 'Quatro olhos', did: 'propôs um ato', details: PROPOSED },
  'accounts.proposal_decided': { group: 'Quatro olhos', did: 'decidiu uma proposta', details: OUTCOMES },
  'accounts.gift_proposed': { group: 'Quatro olhos', did: 'propôs dar um valor', details: PROPOSED },
  'accounts.gift_proposal_decided': {
    group: 'Quatro olhos',
    did: 'decidiu sobre um valor que outra pessoa propôs',
    details: OUTCOMES,
  },
  'team.goodwill_given': { group: 'Dinheiro', did: 'deu um bônus de cortesia' },
  'team.note_written': { group: 'Pessoas', did: 'anotou sobre uma pessoa' },
  'team.note_changed': { group: 'Pessoas', did: 'mudou uma nota' },
  'team.person_looked_up': {
    group: 'Pessoas',
    did: 'procurou uma pessoa',
    details: { by_document: 'pelo documento', by_phone: 'pelo celular' },
  },
  'team.list_exported': { group: 'Registro', did: 'baixou uma lista' },
  'team.case_taken': { group: 'Fila', did: 'assumiu um caso', details: KINDS_OF_CASES },
  'team.case_released': { group: 'Fila', did: 'devolveu um caso à fila', details: KINDS_OF_CASES },
  'team.case_snoozed': { group: 'Fila', did: 'adiou um caso', details: KINDS_OF_CASES },
  'team.case_woken': { group: 'Fila', did: 'trouxe de volta um caso adiado', details: KINDS_OF_CASES },
  'team.view_saved': { group: 'Fila', did: 'salvou uma visão de uma lista' },
  'team.view_forgotten': { group: 'Fila', did: 'apagou uma visão de uma lista' },
  'accounts.told_apart': { group: 'Pessoas', did: 'disse que uma conta é de outra pessoa' },
  'accounts.words_erased': { group: 'Registro', did: 'apagou o texto de um registro' },
  'catalogue.item_created': { group: 'Catálogo', did: 'criou um item do catálogo' },
  'catalogue.item_edited': { group: 'Catálogo', did: 'mudou o texto de um item do catálogo' },
  'catalogue.item_published': {
    group: 'Catálogo',
    did: 'pôs um item à venda',
    details: { at_once: 'na hora', scheduled: 'agendado' },
  },
  'catalogue.item_hidden': { group: 'Catálogo', did: 'tirou um item da venda' },
  'catalogue.item_removed': { group: 'Catálogo', did: 'removeu um item do catálogo' },
  'catalogue.item_moved': { group: 'Catálogo', did: 'mudou a ordem dos itens do catálogo' },
  'catalogue.price_set': {
    group: 'Catálogo',
    did: 'mudou um preço',
    details: { at_once: 'na hora', scheduled: 'agendado' },
  },
  'catalogue.price_undone': { group: 'Catálogo', did: 'desfez um preço agendado' },
  'catalogue.coupon_written': {
    group: 'Catálogo',
    did: 'escreveu um cupom',
    details: { new: 'novo', changed: 'outras regras' },
  },
  'catalogue.coupon_ended': {
    group: 'Catálogo',
    did: 'encerrou um cupom',
    details: { at_once: 'na hora', undone: 'antes de começar' },
  },
  'consultations.welcome_budget_set': { group: 'Catálogo', did: 'mudou o orçamento dos minutos grátis' },
  'team.sweep_retried': { group: 'Saúde', did: 'mandou tentar de novo o que um processo não conseguiu' },
  'team.switch_turned': { group: 'Saúde', did: 'mudou um interruptor', details: SWITCHED },
  'team.legal_opened': { group: 'Jurídico', did: 'registrou um pedido sobre dados' },
  'team.legal_noted': { group: 'Jurídico', did: 'anotou em um pedido sobre dados' },
  'team.legal_closed': {
    group: 'Jurídico',
    did: 'encerrou um pedido sobre dados',
    details: { done: 'atendido', refused: 'recusado' },
  },
  'team.legal_bundle_taken': { group: 'Jurídico', did: 'baixou os dados de uma pessoa para um pedido' },
  'accounts.hold_turned': {
    group: 'Jurídico',
    did: 'mudou a guarda dos dados que a lei manda',
    details: { on: 'guardados', off: 'liberados' },
  },
  'team.log_exported': { group: 'Registro', did: 'exportou o registro' },
  'accounts.admin_appointed': { group: 'Equipe', did: 'entrou na equipe' },
  'accounts.admin_link_made': { group: 'Equipe', did: 'recebeu o convite da equipe' },
  'accounts.member_roles_changed': { group: 'Equipe', did: 'mudou os papéis de alguém da equipe' },
  'accounts.member_ended': { group: 'Equipe', did: 'encerrou o acesso de alguém à equipe' },
  'accounts.second_factor_reset': { group: 'Equipe', did: 'apagou o segundo fator de alguém da equipe' },
  'accounts.second_factor_set': { group: 'Acessos', did: 'configurou o segundo fator' },
  'accounts.second_factor_shown': {
    group: 'Acessos',
    did: 'confirmou o segundo fator',
    details: { app: 'pelo aplicativo', recovery_code: 'com um código de recuperação' },
  },
  'accounts.second_factor_refused': { group: 'Acessos', did: 'errou o código do segundo fator' },
  'accounts.recovery_codes_renewed': { group: 'Acessos', did: 'gerou novos códigos de recuperação' },
  'accounts.signed_in': {
    group: 'Acessos',
    did: 'entrou na conta',
    details: { with_password: 'com a senha', recovery_link: 'pelo link do e-mail' },
  },
  'accounts.signed_out': { group: 'Acessos', did: 'saiu da conta' },
  'accounts.sign_in_refused': { group: 'Acessos', did: 'não conseguiu entrar' },
  'accounts.locked_out': {
    group: 'Acessos',
    did: 'atingiu o limite de tentativas',
    details: {
      account: 'nesta conta',
      account_in_network: 'nesta conta, desta rede',
      network: 'desta rede',
      password_checks: 'ao confirmar a senha',
      second_factor: 'ao mostrar o segundo fator',
    },
  },
  'accounts.session_ended': { group: 'Acessos', did: 'encerrou um acesso' },
  'accounts.other_sessions_ended': { group: 'Acessos', did: 'encerrou os outros acessos' },
  'accounts.password_refused': { group: 'Acessos', did: 'errou a senha ao confirmá-la' },
  'accounts.password_confirmed': { group: 'Acessos', did: 'confirmou a senha' },
  'accounts.password_changed': {
    group: 'Acessos',
    did: 'mudou a senha',
    details: { old_password: 'com a senha anterior', recovery_link: 'pelo link do e-mail' },
  },
  'accounts.recovery_mailed': { group: 'Acessos', did: 'pediu o link para uma senha nova' },
  'accounts.confirmation_mailed': { group: 'Acessos', did: 'pediu o link de confirmação' },
  'accounts.email_confirmed': { group: 'Acessos', did: 'confirmou o e-mail' },
  'accounts.email_change_requested': { group: 'Acessos', did: 'pediu a mudança do e-mail' },
  'accounts.email_changed': { group: 'Acessos', did: 'mudou o e-mail' },
  'accounts.email_restored': { group: 'Acessos', did: 'desfez a mudança do e-mail' },
  'accounts.profile_changed': {
    group: 'Acessos',
    did: 'mudou os próprios dados',
    details: { name: 'nome', phone: 'celular', name_and_phone: 'nome e celular' },
  },
  'accounts.registration_refused': {
    group: 'Acessos',
    did: 'não conseguiu se cadastrar',
    details: { email_taken: 'o e-mail já tem conta' },
  },
}

/** What the log calls an event that somebody of a newer version recorded. */
const UNKNOWN: Words = { group: 'Outros', did: 'fez algo que esta página ainda não sabe dizer' }

/** Whether the log has a sentence for this kind. */
export const isNamed = (kind: string): boolean => kind in ACTS

/** What happened, as it follows a name: "decidiu um reembolso (devolvido em parte)". */
export function sentenceOf(kind: string, detail: string | null): string {
  const { did, details } = ACTS[kind] ?? { ...UNKNOWN, did: `${UNKNOWN.did} (${kind})` }
  const words = detail && (details ? details[detail] : undefined)
  return words ? `${did} (${words})` : did
}

/** What a detail of an act says, in words: "com a senha". Undefined: nothing that anybody would read. */
export const detailWords = (kind: string, detail: string): string | undefined =>
  ACTS[kind]?.details?.[detail] ?? (/^[a-z_]+$/.test(detail) ? undefined : detail)

/** The kinds with their sentences in groups, for a filter. */
export const ACT_GROUPS: readonly { group: string; kinds: readonly { kind: string; words: string }[] }[] = [
  ...new Set(Object.values(ACTS).map(({ group }) => group)),
].map((group) => ({
  group,
  kinds: Object.entries(ACTS).flatMap(([kind, act]) => (act.group === group ? [{ kind, words: act.did }] : [])),
}))
